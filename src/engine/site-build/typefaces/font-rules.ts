import { type AtRule, type ChildNode, parse, type Rule } from 'postcss'
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

/** The rules that hold others. */
const groups = ['media', 'supports', 'layer', 'container']

/** The names of custom properties keep their case. */
const readDeclarations = (nodes: ChildNode[] = []) =>
  nodes.flatMap((node): [name: string, value: string][] =>
    node.type === 'decl' ? [[node.variable ? node.prop : node.prop.toLowerCase(), node.value]] : [],
  )

export function readFontRules(css: string): FontRules {
  const found: FontRules = { faces: [], rules: [], variables: new Map() }
  const read = (nodes: ChildNode[] = []) => {
    for (const node of nodes) {
      if (node.type === 'atrule') readAtRule(node)
      else if (node.type === 'rule') readRule(node)
    }
  }
  const readAtRule = ({ name, params, nodes }: AtRule) => {
    if (name === 'font-face') found.faces.push(...[readFontFace(readDeclarations(nodes)) ?? []].flat())
    else if (groups.includes(name) && !/\bprint\b/.test(params)) read(nodes)
  }
  const readRule = ({ selector, nodes }: Rule) => {
    const all = readDeclarations(nodes)
    for (const [name, value] of all)
      if (name.startsWith('--') && !found.variables.has(name)) found.variables.set(name, value)
    const declarations = all.filter(([name]) => names.includes(name))
    if (declarations.length > 0) for (const part of readSelectors(selector)) found.rules.push({ ...part, declarations })
  }
  read(parse(css).nodes)
  return found
}

/** Stylesheets in their order. */
export const joinFontRules = (sheets: FontRules[]): FontRules => ({
  faces: sheets.flatMap(({ faces }) => faces),
  rules: sheets.flatMap(({ rules }) => rules),
  variables: new Map(sheets.toReversed().flatMap(({ variables }) => [...variables])),
})
