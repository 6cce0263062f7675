/** The catalogue of one language, as one file to load. */
export default Object.values(
  import.meta.glob<string>('../../../src/tapete/words/locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }),
)
