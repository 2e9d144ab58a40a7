import type { JsonNode } from '../../../base/json-parser'
import { escapeToken } from '../../../base/shared-types/json'
import { applyEdit, applyEdits } from '../apply-edit'
import { type Document, findValue, indexOfToken, nameOfNode, openDocument, rawOf } from '../document'
import type { Edit, Replace } from '../edit'
import { insertItem, insertMember, removeValue } from '../make-edits'
import { rebasePointer } from '../rebase/rebase-pointer'
import { isSameValue } from '../splices/same-value'
import { alignThree, type ListStep, planSteps } from './merge-lists'

/** Not in the merged text: they have changed its place. */
export interface Clash {
  /** A place in the merged text; undefined if they have removed it. */
  pointer?: string
  /** A place in my text; of what I have removed, in the former one. */
  from: string
  mine?: string
}

export interface Merged {
  text: string
  clashes: Clash[]
}

interface Place {
  nodes: [base: JsonNode, mine: JsonNode, theirs: JsonNode]
  pointers: [base: string, mine: string, theirs: string]
}

type Texts = [base: string, mine: string, theirs: string]

type MakeEdit = (text: string) => Edit

const within = (pointer: string, token: string | number) => `${pointer}/${token}`

/**
 * My changes as edits of their text: values before items and fields, inner lists before outer ones, so that pointers
 * into their text stay valid.
 */
class Merging {
  readonly replacements: Replace[] = []
  readonly steps: MakeEdit[] = []
  readonly clashes: Clash[] = []

  constructor(private readonly texts: Texts) {}

  visit(place: Place): void {
    const [base, mine, theirs] = this.rawsOf(place)
    if (mine === base || mine === theirs) return
    const { nodes, pointers } = place
    const pointer = pointers[2]
    if (base === theirs) {
      this.replacements.push({ kind: 'replace', pointer, expect: theirs, json: mine, isExact: true })
      return
    }
    const [kind] = nodes.map((node) => node.kind)
    const isSameKind = nodes.every((node) => node.kind === kind)
    if (isSameKind && kind === 'object') this.visitObject(place)
    else if (isSameKind && kind === 'array') this.visitList(place)
    else if (isSameValue(mine, base) || isSameValue(mine, theirs)) return
    else if (isSameValue(base, theirs)) this.replacements.push({ kind: 'replace', pointer, expect: theirs, json: mine })
    else this.clashes.push({ pointer, from: pointers[1], mine })
  }

  private visitObject({ nodes, pointers }: Place): void {
    const [, mineNode] = nodes
    const names = new Set(nodes.slice(0, 2).flatMap((node, at) => this.namesOf(node, at)))
    for (const name of names) {
      const token = escapeToken(name)
      const found = nodes.map((node, at) => node.children[indexOfToken(this.texts[at] as string, node, token)])
      const inside = pointers.map((pointer) => within(pointer, token)) as Place['pointers']
      const [base, mine, theirs] = found
      if (base && mine && theirs) this.visit({ nodes: [base, mine, theirs], pointers: inside })
      else if (base && theirs) this.remove(base, theirs, inside)
      else if (mine && theirs) this.compareAdded(mine, theirs, inside)
      else if (base && mine) this.noteGone(base, mine, inside[1])
      else if (mine) this.addField(mineNode, name, pointers[2])
    }
  }

  private visitList({ nodes, pointers }: Place): void {
    const lists = nodes.map((node, at) => ({ node, text: this.texts[at] as string }))
    const [base, mine, theirs] = lists as [(typeof lists)[0], (typeof lists)[0], (typeof lists)[0]]
    const trios = alignThree(base, mine, theirs)
    const removed = new Set<(typeof trios)[0]>()
    for (const trio of trios) {
      const indices = [trio.base, trio.mine, trio.theirs]
      const [old, own, other] = indices.map((index, at) => nodes[at]?.children[index ?? -1])
      const inside = pointers.map((pointer, at) => within(pointer, indices[at] ?? '-')) as Place['pointers']
      if (old && own && other) this.visit({ nodes: [old, own, other], pointers: inside })
      else if (old && other && this.isUnchanged(old, other)) removed.add(trio)
      else if (old && other) this.clashes.push({ pointer: inside[2], from: inside[0] })
      else if (old && own) this.noteGone(old, own, inside[1])
    }
    const list = pointers[2]
    for (const step of planSteps(trios, removed)) this.steps.push((text) => this.toEdit(text, list, mine.node, step))
  }

  private toEdit(text: string, pointer: string, mine: JsonNode, step: ListStep): Edit {
    if (step.kind === 'remove') return removeValue(text, within(pointer, step.index))
    if (step.kind === 'insert') {
      const added = mine.children[step.mine] as JsonNode
      return insertItem(text, pointer, rawOf(this.texts[1], added), step.index)
    }
    const { from, to } = step
    const { expect } = removeValue(text, within(pointer, from)) as { expect: string }
    return { kind: 'move', pointer, from, to, expect }
  }

  private remove(base: JsonNode, theirs: JsonNode, pointers: Place['pointers']): void {
    const [from, , pointer] = pointers
    if (this.isUnchanged(base, theirs)) this.steps.push((text) => removeValue(text, pointer))
    else this.clashes.push({ pointer, from })
  }

  private compareAdded(mine: JsonNode, theirs: JsonNode, [, from, pointer]: Place['pointers']): void {
    const json = rawOf(this.texts[1], mine)
    if (!isSameValue(json, rawOf(this.texts[2], theirs))) this.clashes.push({ pointer, from, mine: json })
  }

  /** They have removed it: nothing is lost unless I have changed it. */
  private noteGone(base: JsonNode, mine: JsonNode, from: string): void {
    const json = rawOf(this.texts[1], mine)
    if (!isSameValue(rawOf(this.texts[0], base), json)) this.clashes.push({ from, mine: json })
  }

  private addField(mine: JsonNode, name: string, pointer: string): void {
    const names = this.namesOf(mine, 1)
    const before = names.slice(0, names.indexOf(name)).reverse()
    const json = rawOf(this.texts[1], mine.children[indexOfToken(this.texts[1], mine, escapeToken(name))] as JsonNode)
    this.steps.push((text) => {
      const holder = findValue(openDocument(text) as Document, pointer) as JsonNode
      const indices = before.map((one) => indexOfToken(text, holder, escapeToken(one)))
      const index = (indices.find((at) => at >= 0) ?? -1) + 1
      return insertMember(text, pointer, name, json, index)
    })
  }

  private isUnchanged = (base: JsonNode, theirs: JsonNode): boolean =>
    isSameValue(rawOf(this.texts[0], base), rawOf(this.texts[2], theirs))

  private namesOf = (node: JsonNode, at: number): string[] =>
    node.children.map((child) => nameOfNode(this.texts[at] as string, child))

  private rawsOf = ({ nodes }: Place) => nodes.map((node, at) => rawOf(this.texts[at] as string, node)) as Texts
}

/**
 * My changes in their text. Where both have changed a value differently, theirs stays and mine is a clash. Undefined if
 * a text is not JSON.
 */
export function mergeTexts(base: string, mine: string, theirs: string): Merged | undefined {
  if (mine === base || mine === theirs) return { text: theirs, clashes: [] }
  if (theirs === base) return { text: mine, clashes: [] }
  const documents = [base, mine, theirs].map(openDocument)
  const roots = documents.flatMap((document) => ('refusal' in document ? [] : [document.root]))
  if (roots.length < 3) return undefined
  const merging = new Merging([base, mine, theirs])
  merging.visit({ nodes: roots as Place['nodes'], pointers: ['', '', ''] })
  const text = apply(theirs, merging)
  const clashes = merging.clashes.map(({ pointer, ...clash }) => {
    const now = pointer === undefined ? undefined : rebasePointer(theirs, text, pointer)
    return { ...clash, ...(now !== undefined && { pointer: now }) }
  })
  return { text, clashes }
}

/** An edit that does not fit is a bug of the merge: it throws, so that no words are lost. */
function apply(theirs: string, { replacements, steps }: Merging): string {
  const replaced = applyEdits(theirs, replacements)
  if ('refusal' in replaced) throw new Error('A replacement does not fit the text that it was made for.')
  let { text } = replaced
  for (const step of steps) {
    const made = applyEdit(text, step(text))
    if ('refusal' in made) throw new Error('A step of a merge does not fit the text that it was made for.')
    text = made.text
  }
  return text
}
