import { findOddCharacters, type OddCharacter, repairCharacters } from '../../../base/text/odd-characters'
import type { HtmlNode } from './html-node'
import { blocks } from './tree'

const partsWords = (tag: string): boolean => blocks.has(tag) || ['li', 'br', 'img', 'div', 'tr', 'td'].includes(tag)

function textsOf(nodes: readonly HtmlNode[], texts: string[] = []): string[] {
  for (const node of nodes) {
    if (typeof node === 'string') texts.push(node)
    else {
      if (partsWords(node.tag)) texts.push('\n')
      textsOf(node.nodes, texts)
      if (partsWords(node.tag)) texts.push('\n')
    }
  }
  return texts
}

/**
 * Replaces odd characters. They are judged by their neighbours in all of the text, which may be in another node; signs of
 * direction stay, as the page around is unknown.
 */
export function repairNodes(nodes: readonly HtmlNode[]): HtmlNode[] {
  const whole = textsOf(nodes).join('')
  const text = whole.replace(/^\n+/, '')
  const found = findOddCharacters(text, () => true, true)
  if (found.length === 0) return [...nodes]
  let next = 0
  let at = text.length - whole.length
  const repairText = (node: string): string => {
    const own: OddCharacter[] = []
    for (let one = found[next]; one && one.index < at + node.length; one = found[++next])
      own.push({ ...one, index: one.index - at })
    at += node.length
    return repairCharacters(node, own)
  }
  const repairAll = (list: readonly HtmlNode[]): HtmlNode[] =>
    list.map((node) => {
      if (typeof node === 'string') return repairText(node)
      if (partsWords(node.tag)) at++
      const repaired = { ...node, nodes: repairAll(node.nodes) }
      if (partsWords(node.tag)) at++
      return repaired
    })
  return repairAll(nodes)
}
