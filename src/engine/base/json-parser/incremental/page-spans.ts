import { charCode } from '../reader/characters'

export interface TextSpan {
  start: number
  end: number
}

/** `same` is the index of an item of the text before with the same text. */
export type ItemSpan = TextSpan & { same?: number }

export type ListSpan = TextSpan & { items: ItemSpan[] }

export interface SplitText {
  text: string
  items: readonly TextSpan[]
}

function skipBlanks(text: string, from: number): number {
  let at = from
  for (let char = text.charCodeAt(at); char === 32 || char === 9 || char === 10 || char === 13; )
    char = text.charCodeAt(++at)
  return at
}

/** The offset after the string; -1 if it has no end. */
function endOfString(text: string, start: number): number {
  for (let quote = text.indexOf('"', start + 1); quote >= 0; quote = text.indexOf('"', quote + 1)) {
    let before = quote - 1
    while (text.charCodeAt(before) === charCode.backslash) before--
    if ((quote - before) % 2 === 1) return quote + 1
  }
  return -1
}

/** The offset after the object or list; -1 if it has no end. */
function endOfBrackets(text: string, start: number): number {
  let depth = 0
  for (let at = start; at >= 0 && at < text.length; ) {
    const char = text.charCodeAt(at)
    if (char === charCode.quote) {
      at = endOfString(text, at)
      continue
    }
    at++
    if (char === charCode.openObject || char === charCode.openList) depth++
    else if ((char === charCode.closeObject || char === charCode.closeList) && --depth === 0) return at
  }
  return -1
}

function endOfValue(text: string, start: number): number {
  const char = text.charCodeAt(start)
  if (char === charCode.quote) return endOfString(text, start)
  if (char === charCode.openObject || char === charCode.openList) return endOfBrackets(text, start)
  const length = text.slice(start, start + 40).search(/[,\]}\s]/)
  return length < 0 ? -1 : start + length
}

function findPages(text: string): number | undefined {
  let at = skipBlanks(text, text.startsWith('\uFEFF') ? 1 : 0)
  if (text.charCodeAt(at) !== charCode.openObject) return undefined
  do {
    const key = skipBlanks(text, at + 1)
    const keyEnd = text.charCodeAt(key) === charCode.quote ? endOfString(text, key) : -1
    const colon = skipBlanks(text, keyEnd)
    if (keyEnd < 0 || text.charCodeAt(colon) !== charCode.colon) return undefined
    const value = skipBlanks(text, colon + 1)
    if (text.slice(key, keyEnd) === '"pages"') return text.charCodeAt(value) === charCode.openList ? value : undefined
    const end = endOfValue(text, value)
    if (end < 0) return undefined
    at = skipBlanks(text, end)
  } while (text.charCodeAt(at) === charCode.comma)
  return undefined
}

function createMatcher(text: string, { text: textBefore, items }: SplitText): (at: number) => number | undefined {
  let next = 0
  let misses = 0
  return (at) => {
    // After a few changed or added items, the next one may be any of these.
    for (let index = next; index <= next + misses + 1 && index < items.length; index++) {
      const { start, end } = items[index] as TextSpan
      if (text.slice(at, at + end - start) !== textBefore.slice(start, end)) continue
      next = index + 1
      misses = 0
      return index
    }
    misses++
    return undefined
  }
}

function matchMoved(text: string, items: ItemSpan[], before: SplitText): void {
  const fresh = items.filter(({ same }) => same === undefined)
  if (fresh.length === 0) return
  const matched = new Set(items.map(({ same }) => same))
  const left = new Map<string, number>()
  for (const [index, { start, end }] of before.items.entries())
    if (!matched.has(index)) left.set(before.text.slice(start, end), index)
  for (const item of fresh) {
    const words = text.slice(item.start, item.end)
    item.same = left.get(words)
    left.delete(words)
  }
}

/** The text must be JSON: an object with a list "pages" of objects. */
export function findPageSpans(text: string, before: SplitText = { text: '', items: [] }): ListSpan | undefined {
  const start = findPages(text)
  if (start === undefined) return undefined
  const findSame = createMatcher(text, before)
  const items: ItemSpan[] = []
  let at = start
  do {
    const item = skipBlanks(text, at + 1)
    const same = findSame(item)
    const known = same === undefined ? undefined : before.items[same]
    const isObject = text.charCodeAt(item) === charCode.openObject
    const end = known ? item + known.end - known.start : isObject ? endOfBrackets(text, item) : -1
    if (end < 0) return undefined
    items.push({ start: item, end, same })
    at = skipBlanks(text, end)
  } while (text.charCodeAt(at) === charCode.comma)
  if (text.charCodeAt(at) !== charCode.closeList) return undefined
  matchMoved(text, items, before)
  return { start, end: at + 1, items }
}
