import { isOfReact } from './is-of-react'

interface Kept {
  words: string
  nodes: ChildNode[]
}

/**
 * A translator replaces texts by elements. React would update texts that are gone: show old words, or throw
 * (https://github.com/facebook/react/issues/11538). So each text stays, empty, before the nodes that replace it, which
 * go with it.
 */
export class KeptTexts {
  private readonly kept = new Map<Text, Kept>()

  constructor(private readonly observer: MutationObserver) {}

  replace(text: Text, nodes: ChildNode[]): void {
    if (nodes.length === 0) return
    text.after(...nodes)
    if (isOfReact(text)) this.keep(text, nodes)
    else text.remove()
    this.observer.takeRecords()
  }

  /** Must see every change of the page since the first translated text. */
  follow(records: MutationRecord[]): void {
    const added = new Set<Node>()
    for (const { type, target, addedNodes, removedNodes, previousSibling, nextSibling } of records) {
      if (type === 'characterData') this.drop(target as Text)
      for (const node of addedNodes) added.add(node)
      const beside = [previousSibling, nextSibling].filter((node) => node && added.has(node))
      const shown = [...addedNodes, ...beside].filter((node) => node && !isOfReact(node)) as ChildNode[]
      if (shown.length > 0) for (const node of removedNodes) this.takePlace(node, shown)
    }
    this.settle()
    this.observer.takeRecords()
  }

  private keep(text: Text, nodes: ChildNode[]): void {
    this.kept.set(text, { words: text.data, nodes })
    if (!text.isConnected) nodes[0]?.before(text)
    text.data = ''
  }

  private drop(text: Text): void {
    for (const node of this.kept.get(text)?.nodes ?? []) node.remove()
    this.kept.delete(text)
  }

  private takePlace(node: Node, shown: ChildNode[]): void {
    if (node instanceof Text && isOfReact(node) && !node.isConnected && shown.every(({ isConnected }) => isConnected))
      this.keep(node, shown)
    for (const kept of this.kept.values())
      kept.nodes = kept.nodes.flatMap((other) => (other === node && !node.isConnected ? shown : other))
  }

  private settle(): void {
    for (const [text, { words, nodes }] of this.kept) {
      if (!text.isConnected) this.drop(text)
      else if (nodes.every(({ isConnected }) => !isConnected)) {
        text.data = words
        this.kept.delete(text)
      } else if (text.nextSibling !== nodes[0]) text.after(...nodes)
    }
  }
}
