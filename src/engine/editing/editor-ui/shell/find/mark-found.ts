import { foldLetters } from '../../../../base/text/language/fold-letters'

/** A name of CSS: see style/find.css. */
const name = 'found-setting'

function* rangesIn(root: Node, words: string): Generator<Range> {
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    // Letter by letter, as "ß" is searched for as two.
    const folded = [...(node.nodeValue ?? '')].map(foldLetters)
    const at = folded.join('').indexOf(words)
    if (at < 0 || folded.length !== folded.join('').length) continue
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + words.length)
    yield range
  }
}

/** Marks searched words below an element, and shows the help that has them; it needs a browser that highlights. Returns how to take the marks away. */
export function markFound(root: Element | null, words: string): () => void {
  if (!root || words === '' || !('highlights' in CSS)) return () => undefined
  const ranges = [...rangesIn(root, words)]
  CSS.highlights.set(name, new Highlight(...ranges))
  const helps = ranges.flatMap(({ startContainer }) => startContainer.parentElement?.closest('.help') ?? [])
  for (const help of helps) help.setAttribute('data-found', '')
  return () => {
    CSS.highlights.delete(name)
    for (const help of helps) help.removeAttribute('data-found')
  }
}
