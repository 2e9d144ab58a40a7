import { readFileSync } from 'node:fs'
import type { Plugin } from 'vite'

const ofOneLanguage = '.late.js'

/** A name may be any text, such as "new". */
function moduleOf(words: Record<string, string>): string {
  const entries = Object.entries(words).filter(([name]) => /^[\w$]+$/.test(name))
  const constants = entries.map(([, word], at) => `const _${at} = ${JSON.stringify(word)}\n`)
  return `${constants.join('')}export { ${entries.map(([name], at) => `_${at} as ${name}`).join(', ')} }\n`
}

/** A module is in one file. Without this one, words that only later code needs would be in the app, too. */
export const lateWords: Plugin = {
  name: 'late-words',
  enforce: 'pre',
  resolveId: {
    filter: { id: /words\.json\?late$/ },
    async handler(source, importer, options) {
      const resolved = await this.resolve(source.replace('?late', ''), importer, options)
      // The search for packages to bundle loads what is on the disk.
      if ('scan' in options && options.scan) return resolved
      // Of several languages: see words-in-languages.
      return resolved && (resolved.id.endsWith('.json') ? resolved.id + ofOneLanguage : `${resolved.id}?late`)
    },
  },
  load: {
    filter: { id: /words\.json\.late\.js$/ },
    handler(id) {
      const file = id.slice(0, -ofOneLanguage.length)
      this.addWatchFile(file)
      return moduleOf(JSON.parse(readFileSync(file, 'utf8')))
    },
  },
}
