import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { PlacePart } from '../model/registry'

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
  const parts: { tree: ReactNode; html?: string }[] = []
  return {
    place(Component, props) {
      const known = numbers.get(Component) ?? new Map<string, number>()
      numbers.set(Component, known)
      const key = JSON.stringify(props)
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
