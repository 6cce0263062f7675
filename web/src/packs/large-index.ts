export default import.meta.glob<string>('../cards/large-index/*.svg', { query: '?url', import: 'default', eager: true })
