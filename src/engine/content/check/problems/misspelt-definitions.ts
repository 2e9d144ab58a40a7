import { pathOf } from '../../../base/shared-types/addresses'
import { plural } from '../../../base/text/numbers'
import { holderOf } from '../../schema-model/holders'
import type { Cause, CodedFinding } from '../findings/finding'
import { type CauseGroup, keyOfCause, slug } from './cause'
import type { Case } from './step'

function countUses({ content }: Case): Map<string, number> {
  const uses = new Map<string, number>()
  const add = (kind: Cause['kind'], name: string) => {
    const key = keyOfCause({ kind, name })
    uses.set(key, (uses.get(key) ?? 0) + 1)
  }
  for (const { value } of content.links) {
    const [address = '', anchor] = value.split('#')
    add('page', address.split('?')[0] as string)
    if (anchor) add('anchor', value)
  }
  for (const { value } of content.ofFormat('page', 'place', 'destination')) add('page', pathOf(String(value)))
  for (const { value } of content.ofFormat('shared')) add('shared', String(value))
  return uses
}

interface Named {
  uses: Map<string, number>
  /** Keys combine page and anchor. */
  anchors: Map<string, string>
}

export function readNamed(facts: Case): Named {
  const anchors = new Map<string, string>()
  for (const { value, pointer } of facts.content.ofFormat('anchor')) {
    const key = `${holderOf(pointer)} ${value}`
    if (!anchors.has(key)) anchors.set(key, pointer)
  }
  return { uses: countUses(facts), anchors }
}

/**
 * Reports a misspelt definition once, instead of each correct mention. It is misspelt if nothing uses it and several
 * places (or the page's title) agree on another name.
 */
export function blameDefinition(
  { cause: { kind, name }, findings }: CauseGroup,
  { content }: Case,
  { uses, anchors }: Named,
): CodedFinding | undefined {
  const near = findings[0]?.suggestion
  if (near === undefined || (uses.get(keyOfCause({ kind, name: near })) ?? 0) > 0) return undefined
  const count = plural(findings.length, 'place names', 'places name')
  if (kind === 'page') {
    const page = content.byPath.get(near)
    if (!page) return undefined
    const title = slug(content.valueAt(`${page.pointer}/title`))
    const isTitled = title === name.split('/').at(-1) && title !== near.split('/').at(-1)
    if (findings.length < 2 && !isTitled) return undefined
    const message = `${count} the page "${name}", and none names "${near}". Did you mean "${name}"?`
    return { rule: 'link-target', pointer: `${page.pointer}/path`, message, address: name, suggestion: name }
  }
  if (findings.length < 2) return undefined
  if (kind === 'shared' && Object.hasOwn(content.shared, near)) {
    const message = `${count} the shared block "${name}", and none names "${near}". Did you mean "${name}"?`
    return {
      rule: 'shared-exists',
      pointer: `/shared/${near}`,
      on: 'key',
      message,
      suggestion: name,
      replacement: name,
    }
  }
  const [path, anchor] = near.split('#')
  const target = kind === 'anchor' ? content.byPath.get(String(path)) : undefined
  const place = target && anchors.get(`${target.pointer} ${anchor}`)
  if (!place) return undefined
  const wanted = name.split('#')[1] as string
  const message = `${count} the id "${wanted}" on this page, and none names "${anchor}". Did you mean "${wanted}"?`
  return { rule: 'link-target', pointer: place, message, address: wanted, suggestion: wanted, replacement: wanted }
}
