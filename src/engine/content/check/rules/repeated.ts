import { asObject, isObject } from '../../../base/shared-types/json'
import type { Finding, PageRule } from '../findings/rule'

/** Shorter texts may repeat by chance: names, labels, links. */
const long = 60

const simplify = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase()

const keyOf = (value: unknown): string => simplify(JSON.stringify(value))

function linkTwice(item: Record<string, unknown>, other: Record<string, unknown>): string | undefined {
  if (!isLink(item)) return undefined
  return item.href === other.href
    ? `The link "${item.text}" stands in this list twice. Remove one of the two.`
    : `Two links of this list are called "${item.text}" and lead to different places. Say of each where it leads.`
}

const isAddress = (text: string) => /^(?:\/|https?:|mailto:)\S*$/.test(text)

const isLink = (item: unknown): item is { text: string; href: string } =>
  isObject(item) && typeof item.text === 'string' && typeof item.href === 'string' && item.title === undefined

function nameOf(item: unknown): string | undefined {
  const texts = isObject(item) ? Object.values(item) : [item]
  return texts.find((text): text is string => typeof text === 'string' && text.length <= long && !isAddress(text))
}

/** For speed: items with different ones are different. */
function glimpse(item: unknown): string {
  if (typeof item === 'string') return simplify(item)
  if (isLink(item)) return simplify(item.text)
  if (isObject(item)) for (const name in item) if (typeof item[name] === 'string') return item[name]
  return ''
}

function candidates(list: unknown[]): [index: number, item: unknown][] {
  const glimpses = list.map(glimpse)
  if (new Set(glimpses).size === list.length) return []
  const counts = new Map<string, number>()
  for (const key of glimpses) counts.set(key, (counts.get(key) ?? 0) + 1)
  return [...list.entries()].filter(([index]) => (counts.get(glimpses[index] as string) ?? 0) > 1)
}

function checkList(list: unknown[], pointer: string): Finding[] {
  const seen = new Map<string, unknown>()
  return candidates(list).flatMap(([index, item]) => {
    if (typeof item !== 'string' && !isObject(item)) return []
    const key = isLink(item) ? `link ${simplify(item.text)}` : keyOf(item)
    const first = seen.get(key)
    if (first === undefined) {
      seen.set(key, item)
      return []
    }
    const name = nameOf(item)
    const words = name === undefined ? 'The same stands in this list' : `"${name}" stands in this list`
    const message =
      (isObject(item) && isObject(first) && linkTwice(item, first)) ||
      `${words} twice. Remove one of the two, or write what was meant.`
    return [{ pointer: `${pointer}/${index}`, message }]
  })
}

const twin = 'The same block stands further up on this page. Remove one of the two.'

/** `lists` are the places of lists of blocks within blocks. */
function checkInside(value: unknown, pointer: string, lists: ReadonlySet<string>): Finding[] {
  const findings: Finding[] = []
  const texts = new Set<string>()
  const visit = (part: unknown, key: string | number, at: string): void => {
    if (typeof part === 'string') {
      if (part.length < long || key === 'alt' || isAddress(part)) return
      if (!texts.has(part)) texts.add(part)
      else {
        const message = 'The same text stands further up on this page. Write what was meant here, or remove it.'
        findings.push({ pointer: at, message })
      }
    } else if (Array.isArray(part)) {
      const twice = part.length < 2 ? [] : lists.has(at) ? checkBlocks(part, at) : checkList(part, at)
      findings.push(...twice)
      const known = new Set(twice.map((finding) => finding.pointer))
      for (const [index, item] of part.entries()) {
        const place = `${at}/${index}`
        if (known.size === 0 || !known.has(place)) visit(item, index, place)
      }
    } else if (isObject(part) && part.hidden !== true) for (const name in part) visit(part[name], name, `${at}/${name}`)
  }
  visit(value, '', pointer)
  return findings
}

/** Only blocks of one type are compared, for speed. */
function findTwins(blocks: unknown[]): Set<number> {
  const byType = new Map<unknown, number[]>()
  for (const [index, block] of blocks.entries()) {
    const { type, shared, hidden } = asObject(block)
    const key = hidden === true ? undefined : (shared ?? type)
    if (key === undefined) continue
    const known = byType.get(key)
    if (known) known.push(index)
    else byType.set(key, [index])
  }
  const twins = new Set<number>()
  for (const places of byType.values()) {
    if (places.length < 2) continue
    const seen = new Set<string>()
    for (const index of places) {
      const key = keyOf({ ...asObject(blocks[index]), id: undefined })
      if (seen.has(key)) twins.add(index)
      seen.add(key)
    }
  }
  return twins
}

/** Of one list: the same button may be in several columns. */
const checkBlocks = (blocks: unknown[], pointer: string): Finding[] =>
  [...findTwins(blocks)].map((index) => ({ pointer: `${pointer}/${index}`, message: twin }))

export const repeated: PageRule = {
  code: 'repeated',
  severity: 'warning',
  scope: 'page',
  check: ({ pages, outside, ofFormat }) => {
    const inner = ofFormat('holds', 'shared').map(({ pointer }) => pointer.replace(/shared$/, 'slot'))
    const lists = new Set([...inner, ...pages.map(({ pointer }) => `${pointer}/blocks`)])
    return [
      ...outside.flatMap(({ value, pointer }) => checkInside(value, pointer, lists)),
      ...pages.flatMap(({ blocks, pointer }) => checkInside(blocks, `${pointer}/blocks`, lists)),
    ]
  },
}
