/** Writes `worker.js` (see there): the worker with the names of the build's files, so that a new build is a new worker. */

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { FOLDER } from './pack.ts'

const WORKER = fileURLToPath(new URL('worker.js', import.meta.url))

/** Files of the client without a hash in their names: asked for anew each time. */
const PLAIN = ['look.js', 'favicon.ico', 'icons/icon-192.png']

export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const names = Object.keys(bundle).filter((name) => name.startsWith('assets/')).sort()
        const words = names.filter((name) => name.endsWith('.ftl'))
        // the packs as they are; other sets are kept once they have been shown
        const pictures = names.filter((name) => name.startsWith(FOLDER))
        const client = names.filter((name) => /\.(?:js|css|png)$/.test(name) || name.includes('/logo-'))
        const source = readFileSync(WORKER, 'utf8')
        const told = JSON.stringify({ client, plain: PLAIN, words, pictures })
        const version = createHash('sha256').update(told + source).digest('hex').slice(0, 8)
        const head = `const VERSION = '${version}'\nconst FILES = ${told}\n`
        this.emitFile({ type: 'asset', fileName: 'worker.js', source: head + source })
      },
    },
  }
}
