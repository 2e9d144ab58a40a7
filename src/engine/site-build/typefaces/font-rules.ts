import { findBlocks, readDeclarations } from './css-blocks'
import { type FontFace, readFontFace } from './font-faces'
import { readSelectors, type Selector } from './selectors'

interface FontRule extends Selector {
  declarations: [name: string, value: string][]
}

/** What a stylesheet says of typefaces. */
export interface FontRules {
  faces: FontFace[]
  rules: FontRule[]
  /** Custom properties. Where one has several values, the first counts. */
  variables: Map<string, string>
}

const names = ['font', 'font-family', 'font-weight', 'font-style']

export function readFontRules(css: string): FontRules {
  const found: FontRules = { faces: [], rules: [], variables: new Map() }
  const read = (text: string) => {
    for (const { prelude, body } of findBlocks(text)) {
      if (/^@font-face/i.test(prelude)) found.faces.push(...[readFontFace(body) ?? []].flat())
      else if (/^@(?:media|supports|layer|container)/i.test(prelude)) /\bprint\b/.test(prelude) || read(body)
      else if (!prelude.startsWith('@')) readRule(prelude, body)
    }
  }
  const readRule = (prelude: string, body: string) => {
    const all = readDeclarations(body)
    for (const [name, value] of all)
      if (name.startsWith('--') && !found.variables.has(name)) found.variables.set(name, value)
    const declarations = all.filter(([name]) => names.includes(name))
    if (declarations.length > 0)
      for (const selector of readSelectors(prelude)) found.rules.push({ ...selector, declarations })
  }
  read(css)
  return found
}

/** Stylesheets in their order. */
export const joinFontRules = (sheets: FontRules[]): FontRules => ({
  faces: sheets.flatMap(({ faces }) => faces),
  rules: sheets.flatMap(({ rules }) => rules),
  variables: new Map(sheets.toReversed().flatMap(({ variables }) => [...variables])),
})
