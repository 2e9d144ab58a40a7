import { findTags } from '../../text/tags'
import type { FontRules } from './font-rules'
import type { StyledElement } from './selectors'
import { createStyler, type TextStyle } from './text-style'

export interface StyledText {
  text: string
  style: TextStyle
}

/** An element with a place in the tree, known by what the rules of typefaces ask of it. */
interface Place extends StyledElement {
  style: TextStyle
  parent?: Place
  children: Map<string, Place>
}

/** How tags and comments begin. React writes ">" neither in comments nor in attributes. */
const head = /<(?:!--|(\/?)([a-z][\w-]*))/gi
const empty = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/
const unread = /^(?:script|style|template|head|noscript)$/

const attributePattern = (name: string) => new RegExp(`(?:^|\\s)${name}(?:="([^"]*)"|(?=\\s|$))`)

const classPattern = attributePattern('class')

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

const decode = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) =>
    name ? (entities[name] ?? whole) : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )

/** Returns a function that lists the texts of a page's html with their styles. Elements of the same kind are styled once. */
export function createTextReader(rules: FontRules): (html: string) => Generator<StyledText> {
  const styleOf = createStyler(rules)
  const names = rules.rules.flatMap(({ compounds }) => compounds.flatMap(({ attributes }) => attributes))
  const asked = [...new Set(names.map(({ name }) => name))].map((name) => ({ name, pattern: attributePattern(name) }))
  const roots = new Map<string, Place>()

  function enter(parent: Place | undefined, tag: string, source: string): Place {
    const classes = source.match(classPattern)?.[1] ?? ''
    const attributes = new Map<string, string>()
    for (const { name, pattern } of asked) {
      const value = source.includes(name) ? source.match(pattern) : null
      if (value) attributes.set(name, value[1] ?? '')
    }
    const key = `${tag} ${classes} ${[...attributes].join(' ')}`
    const siblings = parent?.children ?? roots
    const known = siblings.get(key)
    if (known) return known
    const element = { tag, classes: classes.split(/\s+/), attributes, parent }
    const entered = { ...element, style: styleOf(element, parent?.style), children: new Map() }
    siblings.set(key, entered)
    return entered
  }

  return function* (html) {
    let at: Place | undefined
    let skipped = ''
    let end = 0
    for (const found of findTags(html, head)) {
      const [opening, slash, name = ''] = found.parts
      const text = html.slice(end, found.start)
      if (text && at && !skipped) yield { text: decode(text), style: at.style }
      end = found.end
      const source = html.slice(found.start + opening.length, end - 1)
      const tag = name.toLowerCase()
      if (skipped) {
        if (slash && tag === skipped) skipped = ''
      } else if (slash) {
        while (at && at.tag !== tag) at = at.parent
        at = at?.parent
      } else if (unread.test(tag)) skipped = tag
      else if (tag && !empty.test(tag) && !source.endsWith('/')) at = enter(at, tag, source)
    }
  }
}
