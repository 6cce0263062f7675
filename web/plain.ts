/** The scripts that the build takes as they are lose their comments on the way out: those are for whoever reads the source. */

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const SCRIPTS = ['look.js']

/** Without comments that have lines of their own, and without what sets lines off. */
export const bare = (script: string): string =>
  script
    .replace(/^[ \t]*\/\*\*?[^]*?\*\/[ \t]*\n/gm, '')
    .replace(/^[ \t]*\/\/.*\n/gm, '')
    .replace(/^[ \t]+/gm, '')
    .replace(/\n{2,}/g, '\n')

export function plain(): Plugin {
  return {
    name: 'plain',
    apply: 'build',
    writeBundle({ dir = '' }) {
      for (const name of SCRIPTS) {
        const path = join(dir, name)
        writeFileSync(path, bare(readFileSync(path, 'utf8')))
      }
    },
  }
}
