import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const mark = '\0plain:'

/**
 * Bundlers look up the names of CommonJS packages at each use, which for React takes a tenth of the time of a page.
 * Here they are constants.
 */
export function plainImports(names: string[], root: string): Plugin {
  const require = createRequire(`${root}/package.json`)
  return {
    name: 'plain-imports',
    enforce: 'pre',
    resolveId(id, importer, { kind }) {
      const isAsked = names.includes(id) && kind === 'import-statement' && !importer?.startsWith(mark)
      return isAsked ? mark + id : undefined
    },
    load(id) {
      if (!id.startsWith(mark)) return undefined
      const name = id.slice(mark.length)
      const keys = Object.keys(require(name) as object).filter((key) => /^[a-z]\w*$/i.test(key) && key !== 'default')
      return `import whole from '${name}'\nexport const { ${keys.join(', ')} } = whole\nexport default whole\n`
    },
  }
}
