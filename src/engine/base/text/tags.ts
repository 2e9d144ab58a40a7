interface FoundTag {
  start: number
  end: number
  parts: RegExpExecArray
}

/**
 * `head` matches how tags begin, with the flag g: /<p\b/g. A pattern for whole tags would take quadratic time on "<"
 * without ">".
 */
export function* findTags(text: string, head: RegExp): Generator<FoundTag> {
  const pattern = new RegExp(head)
  for (let parts = pattern.exec(text); parts; parts = pattern.exec(text)) {
    const close = text.indexOf('>', pattern.lastIndex)
    if (close === -1) return
    pattern.lastIndex = close + 1
    yield { start: parts.index, end: close + 1, parts }
  }
}

const anyTag = /</g

export function replaceTags(
  text: string,
  write: (tag: string, parts: RegExpExecArray) => string,
  head: RegExp = anyTag,
): string {
  const pieces: string[] = []
  let at = 0
  for (const { start, end, parts } of findTags(text, head)) {
    pieces.push(text.slice(at, start), write(text.slice(start, end), parts))
    at = end
  }
  return at === 0 ? text : pieces.join('') + text.slice(at)
}

/** With all that they hold. `head` matches how they begin: its first group is their name. */
export function replaceElements(text: string, head: RegExp, replacement: string): string {
  const pieces: string[] = []
  const unclosed = new Set<string>()
  let at = 0
  for (const { start, end, parts } of findTags(text, head)) {
    const name = parts[1] ?? ''
    if (start < at || unclosed.has(name)) continue
    const close = text.indexOf(`</${name}>`, end)
    if (close === -1) {
      unclosed.add(name)
      continue
    }
    pieces.push(text.slice(at, start), replacement)
    at = close + name.length + 3
  }
  return at === 0 ? text : pieces.join('') + text.slice(at)
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign] as string)
