/** Marks of Markdown: **bold**, # heading. */
const bold = /\*\*[^\s*][^*]*\*\*|(?<=^|\n|<(?:p|br|li)>)(?:#{2,6} \S|# [^\s\d])[^\n<]{0,40}/g

/** What stands between the words and the address of a link of Markdown. */
const middleOfLink = /\]\((?:https?:|\/|mailto:)/g

/** Marks in a text, and where they stand. */
interface Found {
  index: number
  words: string
}

/** Finds the links of Markdown in a text: [words](address). */
function findLinks(text: string): Found[] {
  const found: Found[] = []
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

/** Returns the marks of Markdown in a text, from left to right. */
export function findMarkdown(text: string): string[] {
  const links = findLinks(text)
  const marks = Array.from(text.matchAll(bold), ({ index, 0: words }) => ({ index, words }))
  return [...marks, ...links].sort((a, b) => a.index - b.index).map(({ words }) => words)
}
