/** For tests of what needs a page under it, imported first: a document that shows nothing, and look.js run in it. */

import script from '../../public/look.js?raw'

const root = { dataset: {}, style: { setProperty: () => {} }, toggleAttribute: () => {}, hasAttribute: () => false }
globalThis.document ??= { documentElement: root } as unknown as Document
;(0, eval)(script)
