import { type Content, type Draft, holderOf, isObject, valueAt } from './content'

/** The kinds of thing that the content names, and that can be missing. */
type Kind = 'page' | 'anchor' | 'shared' | 'file' | 'collection' | 'entry' | 'with'

/** What a mistake comes from, for Draft.cause: "page /about" for every link to a page that is not there. */
export const causeOf = (kind: Kind, name: string): string => `${kind} ${name}`

/** All that is known when causes are looked for. */
interface Case {
  /** The content as it is written. */
  root: unknown
  /** The content as the rules saw it. */
  content: Content
  /** What the schemas have refused. */
  refused: Draft[]
}

/** The addresses that pages have in the text, though their schema refused them or they stand in a wrong place. */
function refusedPaths({ root, refused }: Case): Set<unknown> {
  return new Set(
    refused.flatMap(({ pointer, rule }) => {
      if (/^\/pages\/\d+\/path$/.test(pointer)) return [valueAt(root, pointer)]
      return rule === 'misplaced' ? [valueAt(root, `${pointer}/path`)] : []
    }),
  )
}

/** Whether a mistake keeps a page from having the address that was meant. */
const lacksPath = (root: unknown, { pointer }: Draft): boolean =>
  /^\/pages\/\d+\/path$/.test(pointer) ||
  (/^\/pages\/\d+$/.test(pointer) && typeof valueAt(root, `${pointer}/path`) !== 'string')

/** How often the content names a thing, the missing ones among them. */
function countUses({ content }: Case): Map<string, number> {
  const uses = new Map<string, number>()
  const add = (key: string) => uses.set(key, (uses.get(key) ?? 0) + 1)
  for (const { value } of content.links) {
    const [address = '', anchor] = value.split('#')
    add(causeOf('page', address.split('?')[0] as string))
    if (anchor) add(causeOf('anchor', value))
  }
  for (const { format, value } of content.found) {
    if (format === 'page') add(causeOf('page', String(value)))
    if (format === 'shared') add(causeOf('shared', String(value)))
  }
  return uses
}

const slug = (text: unknown) =>
  String(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')

/**
 * The name itself may be what is misspelt: nothing uses it as it is written, and several places (or the page's own
 * title) say how it was meant. Then the problem is there, and not at all the places that use it.
 */
function blameDefinition(
  group: Draft[],
  kind: string,
  name: string,
  facts: Case,
  uses: Map<string, number>,
): Draft | undefined {
  const { content } = facts
  const near = group[0]?.suggestion
  if (near === undefined || (uses.get(`${kind} ${near}`) ?? 0) > 0) return undefined
  const count = `${group.length} ${group.length === 1 ? 'place names' : 'places name'}`
  if (kind === 'page') {
    const page = content.byPath.get(near)
    if (!page) return undefined
    const title = slug(valueAt(content.value, `${page.pointer}/title`))
    const isTitled = title === name.split('/').at(-1) && title !== near.split('/').at(-1)
    if (group.length < 2 && !isTitled) return undefined
    const message = `${count} the page "${name}", and none names "${near}". Did you mean "${name}"?`
    return { rule: 'link-target', pointer: `${page.pointer}/path`, message, suggestion: name }
  }
  if (group.length < 2) return undefined
  if (kind === 'shared' && Object.hasOwn(content.shared, near)) {
    const message = `${count} the shared block "${name}", and none names "${near}". Did you mean "${name}"?`
    return {
      rule: 'shared-exists',
      pointer: `/shared/${near}`,
      on: 'key',
      message,
      suggestion: name,
      replacement: name,
    }
  }
  const [path, anchor] = near.split('#')
  const target = kind === 'anchor' ? content.byPath.get(String(path)) : undefined
  const place = content.found.find(
    ({ format, value, pointer }) => format === 'anchor' && value === anchor && holderOf(pointer) === target?.pointer,
  )
  if (!place) return undefined
  const wanted = name.split('#')[1] as string
  const message = `${count} the id "${wanted}" on this page, and none names "${anchor}". Did you mean "${wanted}"?`
  return { rule: 'link-target', pointer: place.pointer, message, suggestion: wanted, replacement: wanted }
}

/** Mistakes that keep a part of a page from being read. */
const unreadable = new Set(['wrong-type', 'unknown-block', 'misplaced'])

/** Whether a missing thing follows from a mistake that the schemas have refused already. */
function createConsequences(facts: Case): (kind: string, name: string) => boolean {
  const { root, content, refused } = facts
  const paths = refusedPaths(facts)
  const flawed = (page: string | undefined, part: RegExp) =>
    page !== undefined && refused.some(({ pointer }) => pointer.startsWith(`${page}/`) && part.test(pointer))
  return (kind, name) => {
    if (kind === 'page') return paths.has(name)
    if (kind === 'with') return flawed(content.byPath.get(name)?.pointer, /\/blocks/)
    if (kind === 'anchor') {
      const [path = '', anchor] = name.split('#')
      const page = content.byPath.get(path)
      const blocks = page && valueAt(root, `${page.pointer}/blocks`)
      const isWritten = Array.isArray(blocks) && blocks.some((block) => isObject(block) && block.id === anchor)
      const isHidden = refused.some(
        ({ pointer, rule }) => pointer.startsWith(`${page?.pointer}/blocks`) && unreadable.has(rule),
      )
      return (
        isHidden ||
        isWritten ||
        flawed(page?.pointer, /\/id$/) ||
        refused.some(({ pointer }) => /^\/shared\/[^/]+(\/(type|id))?$/.test(pointer))
      )
    }
    if (kind === 'entry' || kind === 'collection')
      return refused.some(
        ({ pointer, rule }) =>
          /^\/pages\/\d+\/entry(\/(id|collection))?$/.test(pointer) ||
          (rule === 'template' && /^\/pages\/\d+$/.test(pointer) && !isObject(valueAt(root, `${pointer}/entry`))),
      )
    return kind === 'shared' && refused.some(({ pointer }) => pointer === `/shared/${name}` || pointer === '/shared')
  }
}

/** A page without a path: the address that most links wait for is most likely its own. */
function takePathless(groups: Map<string, Draft[]>, { root, refused }: Case): void {
  for (const draft of refused.filter((item) => lacksPath(root, item))) {
    const waiting = [...groups].filter(([cause]) => cause.startsWith('page '))
    const [most] = waiting.sort(([, a], [, b]) => b.length - a.length)
    if (!most) return
    const path = most[0].slice('page '.length)
    if (draft.rule === 'missing-field') {
      draft.message = `${draft.message} There are links to "${path}", where no page is.`
      draft.suggestion = path
    }
    groups.delete(most[0])
  }
}

/** A page with the path of another one: links that wait for a page of its title follow from that. */
function takeOfTwins(groups: Map<string, Draft[]>, drafts: Draft[], { content }: Case): void {
  for (const { rule, pointer } of drafts) {
    const title = rule === 'unique-path' ? slug(valueAt(content.value, `${holderOf(pointer)}/title`)) : undefined
    for (const cause of groups.keys()) {
      if (title && cause.startsWith('page ') && cause.endsWith(`/${title}`)) groups.delete(cause)
    }
  }
}

/**
 * One mistake, one problem: drafts that come from the same thing become one that names the other places, and drafts that
 * follow from a mistake of another place go.
 */
export function gatherCauses(drafts: Draft[], facts: Case): Draft[] {
  const groups = new Map<string, Draft[]>()
  const single: Draft[] = []
  const twins = new Set(drafts.flatMap(({ rule, pointer }) => (rule === 'unique-path' ? [holderOf(pointer)] : [])))
  const flawedHtml = new Set(drafts.flatMap(({ rule, pointer }) => (rule === 'html-allowed' ? [pointer] : [])))
  for (const draft of drafts) {
    // A page that is there twice has everything twice.
    if (draft.rule === 'entry-id' && twins.has(holderOf(draft.pointer))) continue
    // A misspelt "href" in a rich text leaves a link without an address.
    if (draft.rule === 'link-target' && draft.message.startsWith('"" ') && flawedHtml.has(draft.pointer)) continue
    if (draft.cause === undefined) single.push(draft)
    else groups.set(draft.cause, [...(groups.get(draft.cause) ?? []), draft])
  }
  if (groups.size === 0) return single
  const uses = countUses(facts)
  const isConsequence = createConsequences(facts)
  const kindAndName = (cause: string) =>
    [cause.split(' ', 1)[0] as string, cause.slice(cause.indexOf(' ') + 1)] as const
  for (const cause of groups.keys()) if (isConsequence(...kindAndName(cause))) groups.delete(cause)
  takePathless(groups, facts)
  takeOfTwins(groups, drafts, facts)
  const gathered = [...groups].map(([cause, group]): Draft => {
    const blamed = blameDefinition(group, ...kindAndName(cause), facts, uses)
    const [first, ...others] = group as [Draft, ...Draft[]]
    return blamed ?? { ...first, others: others.map(({ pointer }) => pointer) }
  })
  return [...single, ...gathered]
}

/** Warnings that something is nowhere used, or only in an old way: a misspelt name elsewhere brings them about. */
const absences = new Set(['unused-shared', 'unused-file', 'orphan-page', 'redirect-chain', 'waiver'])

/** Errors come first: warnings that may follow from them wait until they are gone. */
export function withoutConsequences(warnings: Draft[], errors: Draft[]): Draft[] {
  if (errors.length === 0) return warnings
  const flawed = new Set(errors.map(({ pointer }) => holderOf(pointer)))
  if (flawed.has('')) return []
  return warnings.filter(({ rule, pointer }) => !absences.has(rule) && !flawed.has(holderOf(pointer)))
}
