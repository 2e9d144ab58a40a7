interface Taken {
  parent: Element
  nodes: ChildNode[]
  original: ChildNode[]
  next: ChildNode | null
}

/** React does not look into them. */
export const opaque = 'script, style, template, noscript, textarea'

function isSame(node: ChildNode, other: ChildNode): boolean {
  if (node.nodeType !== other.nodeType) return false
  if (node instanceof Element && other instanceof Element)
    return (
      ['class', 'id'].every((name) => node.getAttribute(name) === other.getAttribute(name)) &&
      node.nodeName === other.nodeName
    )
  return node.nodeValue === other.nodeValue
}

function takeRun(parent: Element, nodes: ChildNode[], original: ChildNode[], next: ChildNode | null): Taken[] {
  const [first, wanted] = [nodes[0], original[0]]
  if (first && wanted && isSame(first, wanted)) return takeRun(parent, nodes.slice(1), original.slice(1), next)
  const [last, lastWanted] = [nodes.at(-1), original.at(-1)]
  if (last && lastWanted && isSame(last, lastWanted))
    return takeRun(parent, nodes.slice(0, -1), original.slice(0, -1), last)
  if (nodes.length + original.length === 0) return []
  const copies = original.map((node) => document.importNode(node, true))
  for (const copy of copies) parent.insertBefore(copy, next)
  for (const node of nodes) node.remove()
  return [{ parent, nodes, original: copies, next }]
}

/** React knows the content of a block by the comments around it. */
function takeAround(frame: Element): Taken[] {
  const nodes = [...frame.childNodes]
  const comments = nodes.filter((node) => node instanceof Comment)
  const [first, last] = [comments[0], comments.at(-1)]
  if (!first || !last) return []
  const after = takeRun(frame, nodes.slice(nodes.indexOf(last) + 1), [], null)
  return [...takeRun(frame, nodes.slice(0, nodes.indexOf(first)), [], first), ...after]
}

/**
 * Gives an element the server's children. Elements stay, with focus and entries. `left` selects elements whose content
 * stays.
 */
export function restore(shown: Element, original: Element, left = opaque): Taken[] {
  const [nodes, wanted] = [[...shown.childNodes], [...original.childNodes]]
  const taken: Taken[] = []
  let [at, from] = [0, 0]
  for (const [index, node] of wanted.entries()) {
    if (node instanceof Text) continue
    const found = nodes.findIndex((other, place) => place >= at && isSame(other, node))
    const same = nodes[found]
    if (!same) continue
    taken.push(...takeRun(shown, nodes.slice(at, found), wanted.slice(from, index), same))
    ;[at, from] = [found + 1, index + 1]
    if (!(same instanceof Element && node instanceof Element)) continue
    if (!same.matches(left)) taken.push(...restore(same, node, left))
    else if (!same.matches(opaque)) taken.push(...takeAround(same))
  }
  return [...taken, ...takeRun(shown, nodes.slice(at), wanted.slice(from), null)]
}

/** `replace` handles nodes in the place of a text. */
export function putBack(taken: Taken[], replace: (text: Text, nodes: ChildNode[]) => void): void {
  for (const { parent, nodes, original, next } of taken) {
    const [node, ...others] = original
    if (!node) {
      if (!next || next.parentNode === parent) for (const foreign of nodes) parent.insertBefore(foreign, next)
    } else if (node instanceof Text && others.length === 0 && node.parentNode === parent) replace(node, nodes)
  }
}
