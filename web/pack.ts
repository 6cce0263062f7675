/**
 * The pictures of both packs as they are: `virtual:pack` knows where each is. In the build they are
 * `cards-<hash>/<name>.svg`, one hash for all of them, so that no script has to know sixty of them.
 */

import { createHash } from 'node:crypto'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const CARDS = fileURLToPath(new URL('src/cards/', import.meta.url))
const PACK = 'virtual:pack'

/** Where the build puts them. */
export const FOLDER = 'assets/cards-'

export function pack(): Plugin {
  let building = false
  return {
    name: 'pack',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === PACK ? `\0${PACK}` : undefined),
    load(id) {
      if (id !== `\0${PACK}`) return undefined
      const files = readdirSync(CARDS).filter((name) => name.endsWith('.svg'))
      if (!building) {
        const imports = files.map((file, at) => `import at${at} from '/src/cards/${file}?url'`)
        return `${imports.join('\n')}\nexport default {${files.map((file, at) => `'${file.slice(0, -4)}': at${at}`)}}`
      }
      const pictures = files.map((file) => [file, readFileSync(CARDS + file, 'utf8')] as const)
      const folder = FOLDER + createHash('sha256').update(JSON.stringify(pictures)).digest('hex').slice(0, 8)
      for (const [file, source] of pictures) this.emitFile({ type: 'asset', fileName: `${folder}/${file}`, source })
      const names = files.map((file) => file.slice(0, -4)).join(' ')
      return `const here = import.meta.url
        const at = (name) => [name, new URL('${folder.slice('assets/'.length)}/' + name + '.svg', here).href]
        export default Object.fromEntries('${names}'.split(' ').map(at))`
    },
  }
}
