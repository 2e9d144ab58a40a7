import type { PageContent, RichText } from '../content/content'
import type { Heading } from '../content/headings'
import { findTargets } from '../content/page-graph'
import type { PageOutline } from '../content/page-outline'
import { findKeyed, type PageSource, readPage } from '../content/read-content'
import type { Draft } from '../draft'
import type { Part } from '../problems/run-rules'
import type { Annotation } from '../schema/validate'

export interface KeptPage extends Part {
  annotations: Annotation[]
  html: RichText[]
  outline: PageOutline[]
  keyed: Annotation[]
  targets: ReadonlySet<string>
  headings(): Heading[]
}

const none: ReadonlySet<string> = new Set()

/** `around` is the content outside of pages. */
export function keepPage(
  { found = {}, ...source }: PageSource & { found?: Part['found'] },
  around: PageContent,
): KeptPage {
  const content = readPage(source, around)
  const { pages: outline, html } = content
  let headings: Heading[] | undefined
  const read = () => readPage({ ...source, html }, around)
  return {
    ...source,
    html,
    outline,
    keyed: findKeyed(source.annotations),
    targets: findTargets(content).get(source.pointer) ?? none,
    found,
    read,
    headings() {
      headings ??= read().headingsIn(source.pointer)
      return headings
    },
  }
}

export const movePointers = <Item extends { pointer: string }>(items: Item[], from: string, to: string): Item[] =>
  from === to ? items : items.map((item) => ({ ...item, pointer: to + item.pointer.slice(from.length) }))

function moveFound(found: Part['found'], from: string, to: string): Part['found'] {
  const moveDraft = (draft: Draft): Draft => ({
    ...draft,
    pointer: to + draft.pointer.slice(from.length),
    ...(draft.others && { others: draft.others.map((other) => to + other.slice(from.length)) }),
  })
  return Object.fromEntries(
    Object.entries(found).map(([severity, byRule]) => [
      severity,
      new Map([...byRule].map(([code, drafts]) => [code, drafts.map(moveDraft)])),
    ]),
  )
}

export function movePage(page: KeptPage, pointer: string, around: PageContent): KeptPage {
  const from = page.pointer
  if (from === pointer) return page
  const annotations = movePointers(page.annotations, from, pointer)
  const html = movePointers(page.html, from, pointer)
  return keepPage(
    { pointer, value: page.value, annotations, html, found: moveFound(page.found, from, pointer) },
    around,
  )
}
