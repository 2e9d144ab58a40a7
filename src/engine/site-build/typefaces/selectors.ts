/** An element of a page, as far as selectors ask. */
export interface StyledElement {
  tag: string
  classes: string[]
  /** With the id. */
  attributes: Map<string, string>
  parent?: StyledElement
}

interface Compound {
  tag?: string
  classes: string[]
  attributes: { name: string; value?: string }[]
  /** Of the compound at its left: whether that must be the parent. */
  isChild: boolean
}

/** From right to left. */
export interface Selector {
  compounds: Compound[]
  specificity: number
}

/** States that a page does not begin in, and what is no element of it. */
const laterStates =
  /::|:(?:hover|focus|active|checked|target|disabled|open|popover-open|before|after|marker|placeholder)/

const lists = /:(?:is|where|any|-webkit-any)\(([^()]*)\)/

/** ":is(h1, h2) b" -> "h1 b", "h2 b" */
function expandLists(selector: string): string[] {
  const [list, items = ''] = selector.match(lists) ?? []
  if (list === undefined) return [selector]
  return items.split(',').flatMap((item) => expandLists(selector.replace(list, item.trim())))
}

const inBrackets = /\[([^\][]*)\]/g

function readCompound(text: string, isChild: boolean): Compound {
  const attributes = Array.from(text.matchAll(inBrackets), ([, inner = '']) => {
    const [, name = '', value] = inner.match(/^([\w-]+)(?:[~^$*|]?=["']?([^"']*))?/) ?? []
    return { name, value }
  })
  const rest = text.replace(inBrackets, '')
  const classes = Array.from(rest.matchAll(/\.((?:[\w-]|\\.)+)/g), ([, name = '']) => name.replace(/\\(.)/g, '$1'))
  const [, id] = rest.match(/#([\w-]+)/) ?? []
  return {
    tag: rest.match(/^[a-z][\w-]*/i)?.[0].toLowerCase(),
    classes,
    attributes: id ? [...attributes, { name: 'id', value: id }] : attributes,
    isChild,
  }
}

/** Ignores siblings, positions and :not(): the selector may match more elements than in a browser. */
function readSelector(text: string): Selector {
  const plain = text
    .replaceAll(':root', 'html')
    .replace(/:[\w-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '')
    .replace(/\s+/g, ' ')
    .replace(/ ?([>+~]) ?/g, '$1')
    .trim()
  const parts = [...(plain.split(/[+~]/).at(-1) ?? '').matchAll(/(^|[> ])([^> ]*)/g)]
  const compounds = parts.map(([, combinator, part = '']) => readCompound(part, combinator === '>')).reverse()
  const specificity = compounds.reduce(
    (sum, { tag, classes, attributes }) => sum + (tag ? 1 : 0) + 100 * (classes.length + attributes.length),
    0,
  )
  return { compounds, specificity }
}

/** The selectors of a rule that can match when a page is first painted. */
export const readSelectors = (prelude: string): Selector[] =>
  expandLists(prelude)
    .flatMap((list) => list.match(/(?:[^,(]|\((?:[^()]|\([^()]*\))*\))+/g) ?? [])
    .filter((selector) => !laterStates.test(selector))
    .map(readSelector)

const matchesCompound = ({ tag, classes, attributes }: StyledElement, asked: Compound): boolean =>
  (asked.tag === undefined || asked.tag === tag) &&
  asked.classes.every((name) => classes.includes(name)) &&
  asked.attributes.every(({ name, value }) =>
    value === undefined ? attributes.has(name) : attributes.get(name) === value,
  )

export function matchesSelector(element: StyledElement, { compounds }: Selector, at = 0): boolean {
  const compound = compounds[at]
  if (!compound) return true
  if (!matchesCompound(element, compound)) return false
  if (at + 1 === compounds.length) return true
  for (let above = element.parent; above; above = above.parent) {
    if (matchesSelector(above, { compounds, specificity: 0 }, at + 1)) return true
    if (compound.isChild) return false
  }
  return false
}
