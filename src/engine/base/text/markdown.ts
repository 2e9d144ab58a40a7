/** **bold**, # heading. "# is a key" is a sentence about the sign. */
const bold = /\*\*[^\s*][^*]*\*\*|(?<=^|\n|<(?:p|br|li)>)(?:#{2,6} \S|# [^\s\d\p{Ll}])[^\n<]{0,40}/gu

/** *fast*, _fast_. An asterisk inside a word, beside a number or a footnote is no emphasis. */
export const emphasis =
  /(?<=^|[\s(>“‘—–])([*_])(?=[\p{L}\p{N}“‘])((?:(?!\1)[^\n<>]){1,200}?(?<=[\p{L}\p{N}.!?…”’]))\1(?=$|[\s).,;:!?<”’—–…])/gu

const middleOfLink = /\]\((?:https?:|\/|mailto:)/g

function findLinks(text: string) {
  const found: { index: number; words: string }[] = []
  let end = 0
  for (const { index: middle } of text.matchAll(middleOfLink)) {
    const close = text.indexOf(')', middle)
    if (close === -1) break
    const index = text.indexOf('[', Math.max(end, text.lastIndexOf(']', middle - 1) + 1))
    if (index === -1) break
    if (middle < end || index >= middle - 1) continue
    end = close + 1
    found.push({ index, words: text.slice(index, end) })
  }
  return found
}

export function findMarkdown(text: string): string[] {
  const links = findLinks(text)
  const marks = [...text.matchAll(bold), ...text.matchAll(emphasis)].map(({ index, 0: words }) => ({ index, words }))
  return [...marks, ...links].sort((a, b) => a.index - b.index).map(({ words }) => words)
}

/** Undefined where other marks are left. */
export function withoutMarkdown(text: string): string | undefined {
  const words = text
    .replace(/^#{1,6} +/, '')
    .replace(/\*\*([^\s*][^*]*)\*\*/g, '$1')
    .replace(emphasis, '$2')
  return words.trim() === '' || findMarkdown(words).length > 0 ? undefined : words
}
