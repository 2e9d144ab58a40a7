import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const mark = '\0plain:'

/**
 * Lets a bundle for Node import from these CommonJS packages by constants. A bundler stands such an import for by a
 * function that looks the name up, each time that it is used: for React's, which every element of every page needs, that
 * is a twentieth of the time that a page takes.
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
