import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PlacePart } from '../../model/registry'

/** What stands in a page for a part. No text can look like it: React escapes texts, and rich text has no such tag. */
const placeholder = /<common-part id="(\d+)"><\/common-part>/g

/** The parts that pages have in common, see CommonPart. */
export interface CommonParts {
  /** What stands for a part while its page is rendered. */
  place: PlacePart
  /** Puts the parts into the html of a page. Each is rendered when it is met first. */
  fill(html: string): string
}

/** Makes an empty store of parts: one for all pages that a process renders. */
export function createCommonParts(): CommonParts {
  const numbers = new Map<unknown, Map<string, number>>()
  const names = new Map<string, string>()
  const namesOf = new WeakMap<object, string>()
  const parts: { tree: ReactNode; html?: string }[] = []
  /** A short text that equal values have in common, and no others. It is found once for what all pages have from the site. */
  const nameOf = (value: unknown): string => {
    if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'undefined'
    const known = namesOf.get(value)
    if (known) return known
    const text = Array.isArray(value) ? `[${value.map(nameOf)}]` : nameFields(value)
    const name = names.get(text) ?? `#${names.size}`
    names.set(text, name)
    namesOf.set(value, name)
    return name
  }
  const nameFields = (fields: object): string =>
    Object.entries(fields)
      .map(([name, value]) => `${JSON.stringify(name)}:${nameOf(value)}`)
      .join()
  return {
    place(Component, props) {
      const known = numbers.get(Component) ?? new Map<string, number>()
      numbers.set(Component, known)
      const key = nameFields(props)
      const number = known.get(key) ?? parts.push({ tree: <Component {...props} /> }) - 1
      known.set(key, number)
      return createElement('common-part', { id: number })
    },
    fill: (html) =>
      html.replace(placeholder, (_, number) => {
        const part = parts[Number(number)] as (typeof parts)[number]
        part.html ??= renderToString(part.tree)
        return part.html
      }),
  }
}
