/**
 * The Fluent catalogues by language and area: `virtual:catalogues` says how to read one, as the texts of the area's
 * files without their comments. In the build each is a file of its own, `words-<hash>/<language>-<area>.ftl`: one hash
 * for all of them, so that no script has to know the name of each. Elsewhere they are modules, made anew when changed.
 */

import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { AREAS, type Area } from './src/areas.ts'

const LOCALES = fileURLToPath(new URL('../src/tapete/words/locales/', import.meta.url))
const ALL = 'virtual:catalogues'
const ONE = /^virtual:catalogues\/(\w+)\/([\w-]+)$/

/** A catalogue as a browser needs it: comments and empty lines are for those who write it. */
const spare = (text: string): string => text.replace(/^#.*\n/gm, '').replace(/\n{2,}(?! )/g, '\n')

const filesOf = (language: string, area: Area): string[] =>
  AREAS[area].map((file) => `${LOCALES}${language}/${file}.ftl`).filter((file) => existsSync(file))

const textOf = (language: string, area: Area): string =>
  filesOf(language, area)
    .map((file) => spare(readFileSync(file, 'utf8')))
    .join('\n')

/** Every language with every area. */
function everything(): [language: string, area: Area][] {
  const folders = readdirSync(LOCALES, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return folders.flatMap(({ name }) => (Object.keys(AREAS) as Area[]).map((area): [string, Area] => [name, area]))
}

const MODULES = (): string =>
  `const all = {${everything().map(([language, area]) => `'${language}/${area}': () => import('${ALL}/${language}/${area}')`)}}
  export default async (language, area) => (await all[language + '/' + area]()).default`

const FILES = (folder: string): string =>
  `const here = import.meta.url
  export default async (language, area) => {
    const answer = await fetch(new URL('${folder}/' + language + '-' + area + '.ftl', here))
    if (!answer.ok) {
      dispatchEvent(new Event('vite:preloadError')) // as of any other part of the client that is gone
      throw new Error('no words: ' + answer.url)
    }
    return answer.text()
  }`

export function catalogues(): Plugin {
  let building = false
  return {
    name: 'catalogues',
    configResolved: ({ command }) => void (building = command === 'build'),
    resolveId: (id) => (id === ALL || ONE.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${ALL}`) {
        if (!building) return MODULES()
        const texts = everything().map(([language, area]) => [`${language}-${area}.ftl`, textOf(language, area)] as const)
        const folder = `words-${createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8)}`
        for (const [name, source] of texts)
          this.emitFile({ type: 'asset', fileName: `assets/${folder}/${name}`, source })
        return FILES(folder)
      }
      const [, language, area] = ONE.exec(id.slice(1)) ?? []
      if (!language || !area) return undefined
      filesOf(language, area as Area).forEach((file) => this.addWatchFile(file))
      return `export default ${JSON.stringify(textOf(language, area as Area))}`
    },
  }
}
