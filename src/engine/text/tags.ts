/** A tag as it stands in a text, and what the pattern for its beginning has caught of it. */
interface FoundTag {
  start: number
  end: number
  parts: RegExpExecArray
}

/**
 * Finds tags in a text, from left to right. `head` matches the beginning of a tag, "<p" for "<p class=…>", and has the
 * flag g. One pattern for a whole tag would look for its end anew behind every "<" of a text that has no ">".
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

/** The beginning of any tag, even of one without a name. */
const anyTag = /</g

/** A text with something else in the place of its tags: see findTags. */
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
