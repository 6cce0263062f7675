export default import.meta.glob<string>('../cards/large-four/*.svg', { query: '?url', import: 'default', eager: true })
