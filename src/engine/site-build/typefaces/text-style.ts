import { list } from 'postcss'
import { familyName, weightOf } from './font-faces'
import type { FontRules } from './font-rules'
import { matchesSelector, type StyledElement } from './selectors'

/** How an element's text is set. */
export interface TextStyle {
  families: string[]
  weight: number
  isItalic: boolean
}

const plain: TextStyle = { families: ['serif'], weight: 400, isItalic: false }

/** Of browsers: https://html.spec.whatwg.org/multipage/rendering.html */
const usual: [tags: RegExp, style: Partial<TextStyle>][] = [
  [/^(?:h[1-6]|b|strong|th)$/, { weight: 700 }],
  [/^(?:em|i|cite|dfn|var|address)$/, { isItalic: true }],
  [/^(?:code|kbd|samp|pre)$/, { families: ['monospace'] }],
  [/^(?:button|input|select|textarea)$/, { ...plain, families: ['system-ui'] }],
]

/** "var(--text, serif)" -> the value of --text */
function resolve(value: string, variables: Map<string, string>, depth = 0): string {
  if (depth > 8) return value
  return value.replace(/var\(\s*(--[\w-]+)\s*(?:,((?:[^()]|\([^()]*\))*))?\)/g, (_, name, otherwise = '') =>
    resolve(variables.get(name) ?? otherwise, variables, depth + 1),
  )
}

const isInherited = (value: string) => /^(?:inherit|unset)$/.test(value)

function readWeight(value: string, above: number): number {
  if (value === 'bolder') return above < 600 ? 700 : 900
  if (value === 'lighter') return above > 700 ? 700 : 400
  return weightOf(value) || above
}

/** "italic 700 1rem/1.5 Inter, serif" */
function readShorthand(value: string): Partial<TextStyle> {
  const [, before = '', families = ''] = value.match(/^(.*?)(?:^|\s)[\d.]+[a-z%]+(?:\s*\/\s*[\w.%-]+)?\s+(.+)$/s) ?? []
  if (!families) return {}
  const [weight = 'normal'] = before.match(/\b(?:bold|[1-9]\d\d)\b/) ?? []
  return {
    families: list.comma(families).map(familyName),
    weight: weightOf(weight),
    isItalic: /\b(?:italic|oblique)\b/.test(before),
  }
}

function readDeclaration(name: string, value: string, above: TextStyle): Partial<TextStyle> {
  if (name === 'font') return isInherited(value) ? above : readShorthand(value)
  if (name === 'font-family')
    return { families: isInherited(value) ? above.families : list.comma(value).map(familyName) }
  if (name === 'font-weight') return { weight: isInherited(value) ? above.weight : readWeight(value, above.weight) }
  return { isItalic: isInherited(value) ? above.isItalic : /^(?:italic|oblique)/.test(value) }
}

/** Computes styles by the rules of a page, the weaker first. */
export function createStyler({ rules, variables }: FontRules) {
  const ordered = rules.toSorted((one, other) => one.specificity - other.specificity)
  return (element: StyledElement, above: TextStyle = plain): TextStyle => {
    let style = above
    for (const [tags, ofTag] of usual) if (tags.test(element.tag)) style = { ...style, ...ofTag }
    for (const rule of ordered) {
      if (!matchesSelector(element, rule)) continue
      for (const [name, value] of rule.declarations)
        style = { ...style, ...readDeclaration(name, resolve(value, variables).trim(), above) }
    }
    return style
  }
}
