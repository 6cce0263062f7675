/**
 * The Fluent catalogues as modules: `virtual:catalogues` knows one module for each language and area, which holds the
 * texts of the area's files without their comments. In the build it is `words-<language>-<area>-<hash>.js`.
 */

import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { AREAS } from './src/areas.ts'

const LOCALES = fileURLToPath(new URL('../src/tapete/words/locales/', import.meta.url))
const ALL = 'virtual:catalogues'
const ONE = /^virtual:catalogues\/(\w+)\/([\w-]+)$/

/** A catalogue as a browser needs it: comments and empty lines are for those who write it. */
const spare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}(?! )/g, '\n')

/** What the build calls the file of a module, without its hash. */
function calledInBuild({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, language, area] = ONE.exec(facadeModuleId?.slice(1) ?? '') ?? []
  return `assets/${language && area ? `words-${language}-${area}` : name}-[hash].js`
}

export function catalogues(): Plugin {
  return {
    name: 'catalogues',
    config: () => ({ build: { rolldownOptions: { output: { chunkFileNames: calledInBuild } } } }),
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
        const languages = folders.map(({ name }) => name)
        const names = languages.flatMap((language) => Object.keys(AREAS).map((area) => `${language}/${area}`))
        return `export default {${names.map((name) => `'${name}': () => import('${ALL}/${name}')`).join(',')}}`
      }
      const [, language, area] = ONE.exec(id.slice(1)) ?? []
      if (!language || !area) return undefined
      const files = AREAS[area as keyof typeof AREAS].map((file) => `${LOCALES}${language}/${file}.ftl`)
      const texts = files.filter((file) => existsSync(file)).map((file) => {
        this.addWatchFile(file)
        return spare(readFileSync(file, 'utf8'))
      })
      return `export default ${JSON.stringify(texts.join('\n'))}`
    },
  }
}
