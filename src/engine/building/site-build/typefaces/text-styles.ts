import { list, parse, type Root, type Rule } from 'postcss'
import type { Typeface } from './first-fonts'
import { familyName, readTypefaces, weightOf } from './read-typefaces'

interface TextStyle {
  family: string
  weight: number
}

/** "var(--text, serif)" -> the value of --text */
function resolve(value: string, variables: Map<string, string>, depth = 0): string {
  if (depth > 8) return value
  return value.replace(/var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g, (_, name, otherwise = '') =>
    resolve(variables.get(name) ?? otherwise, variables, depth + 1),
  )
}

const firstFamily = (families: string): string => familyName(list.comma(families)[0] ?? '')

/** "italic 700 1rem/1.5 Inter, serif" */
function readShorthand(value: string): Partial<TextStyle> {
  const [, before = '', families = ''] = value.match(/^(.*?)(?:^|\s)[\d.]+[a-z%]+(?:\s*\/\s*[\w.%-]+)?\s+(.+)$/s) ?? []
  const [weight = 'normal'] = before.match(/\b(?:bold|[1-9]\d\d)\b/) ?? []
  return families ? { family: firstFamily(families), weight: weightOf(weight) } : {}
}

function readDeclaration(name: string, value: string): Partial<TextStyle> {
  if (/^(?:inherit|unset)$/.test(value)) return {}
  if (name === 'font') return readShorthand(value)
  if (name === 'font-family') return { family: firstFamily(value) }
  return name === 'font-weight' && weightOf(value) ? { weight: weightOf(value) } : {}
}

const isOfPrint = ({ parent }: Rule): boolean => parent?.type === 'atrule' && /\bprint\b/.test(parent.params)

/** What a stylesheet says of elements by their names alone, also in lists such as ":is(h1, h2)". */
function styleOf(css: Root, elements: string[], style: TextStyle): TextStyle {
  const variables = new Map<string, string>()
  css.walkDecls(/^--/, ({ prop, value }) => void variables.set(prop, variables.get(prop) ?? value))
  const read = { ...style }
  css.walkRules((rule) => {
    const names = rule.selector.replace(/:(?:is|where)\(|\)/g, '').split(',')
    if (isOfPrint(rule) || !names.some((name) => elements.includes(name.trim()))) return
    for (const node of rule.nodes)
      if (node.type === 'decl')
        Object.assign(read, readDeclaration(node.prop.toLowerCase(), resolve(node.value, variables).trim()))
  })
  return read
}

/** Takes the upright typeface with the nearest weight. */
function matchTypeface(typefaces: Typeface[], { family, weight }: TextStyle): Typeface | undefined {
  const upright = typefaces.filter((one) => one.family === family && !one.isItalic)
  const distanceOf = ({ weight: [least, greatest] }: Typeface) => Math.max(least - weight, weight - greatest, 0)
  return upright.toSorted((one, other) => distanceOf(one) - distanceOf(other))[0]
}

export function readTextStyles(css: Root): { text: TextStyle; heading: TextStyle } {
  const text = styleOf(css, [':root', 'html', 'body'], { family: '', weight: 400 })
  return { text, heading: styleOf(css, ['h1'], { ...text, weight: 700 }) }
}

/** The typefaces that a stylesheet gives to headings and to text. */
export function readFirstTypefaces(stylesheet: string): Typeface[] {
  const css = parse(stylesheet)
  const typefaces = readTypefaces(css)
  const { text, heading } = readTextStyles(css)
  return [heading, text].flatMap((style) => matchTypeface(typefaces, style) ?? [])
}
