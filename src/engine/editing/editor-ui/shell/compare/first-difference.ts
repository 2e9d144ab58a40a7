function textsIn(block: Element): Text[] {
  const walker = block.ownerDocument.createTreeWalker(block, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) if (walker.currentNode.nodeValue?.trim()) texts.push(walker.currentNode as Text)
  return texts
}

export function firstDifference(before: Element, now: Element): Element | undefined {
  const was = textsIn(before)
  return textsIn(now).find(({ data }, index) => data !== was[index]?.data)?.parentElement ?? undefined
}
