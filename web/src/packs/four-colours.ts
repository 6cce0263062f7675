export default import.meta.glob<string>('../cards/four-colours/*.svg', { query: '?url', import: 'default', eager: true })
