/** Does in a page what the translator of a browser does: each text is in elements of its own, in other words. */
export function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!/\S/.test(text.data) || text.parentElement?.closest('script, style, textarea, noscript, option, svg, font'))
      continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.toUpperCase()
    text.replaceWith(outer)
  }
}
