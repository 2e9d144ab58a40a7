import { asList, isObject, valueAt } from '../../../base/shared-types/json'
import { holderOf } from '../../schema-model/holders'
import type { Cause, CodedFinding } from '../findings/finding'
import { type CauseGroup, keyOfCause, slug } from './cause'
import { blameDefinition, readNamed } from './misspelt-definitions'
import type { Case } from './step'

/** Paths of pages that a schema refused, or at a wrong place. */
function refusedPaths({ root, refused }: Case): Set<unknown> {
  return new Set(
    refused.flatMap(({ pointer, rule }) => {
      if (/^\/pages\/\d+\/path$/.test(pointer)) return [valueAt(root, pointer)]
      if (rule !== 'misplaced') return []
      const value = valueAt(root, pointer)
      return (Array.isArray(value) ? value : [value]).map((page) => (isObject(page) ? page.path : undefined))
    }),
  )
}

/** Whether a mistake hides the page's intended path. */
const lacksPath = (root: unknown, { pointer }: CodedFinding): boolean =>
  /^\/pages\/\d+\/path$/.test(pointer) ||
  (/^\/pages\/\d+$/.test(pointer) && typeof valueAt(root, `${pointer}/path`) !== 'string')

const unreadable = new Set(['wrong-type', 'unknown-block', 'misplaced'])

function createIdReader({ root, writtenAt }: Case): (page: string) => Set<unknown> {
  const known = new Map<string, Set<unknown>>()
  return (page) => {
    const blocks = known.has(page) ? undefined : valueAt(root, writtenAt(`${page}/blocks`))
    const ids =
      known.get(page) ??
      new Set(
        asList(blocks)
          .filter(isObject)
          .map(({ id }) => id),
      )
    known.set(page, ids)
    return ids
  }
}

function readFlaws({ root, refused }: Case) {
  const held = (isMeant: (finding: CodedFinding) => boolean) =>
    new Set(refused.flatMap((finding) => (isMeant(finding) ? [holderOf(finding.pointer)] : [])))
  return {
    inBlocks: held(({ pointer }) => pointer.startsWith('/pages/') && pointer.includes('/blocks')),
    inIds: held(({ pointer }) => pointer.startsWith('/pages/') && pointer.endsWith('/id')),
    unreadable: held(
      ({ pointer, rule }) =>
        (/^\/pages\/\d+\/blocks/.test(pointer) && unreadable.has(rule)) ||
        (rule === 'missing-field' &&
          /^\/pages\/\d+$/.test(pointer) &&
          valueAt(root, `${pointer}/blocks`) === undefined),
    ),
    inSharedIds: refused.some(({ pointer }) => /^\/shared\/[^/]+(\/(type|id))?$/.test(pointer)),
    inEntries: refused.some(
      ({ pointer, rule }) =>
        /^\/pages\/\d+\/entry(\/(id|collection))?$/.test(pointer) ||
        (rule === 'template' && /^\/pages\/\d+$/.test(pointer) && !isObject(valueAt(root, `${pointer}/entry`))),
    ),
    lacksPages: refused.some(({ pointer, rule }) => rule === 'wrong-type' && /^\/pages(\/\d+)?$/.test(pointer)),
    places: new Set(refused.map(({ pointer }) => pointer)),
  }
}

function createConsequences(facts: Case): (cause: Cause) => boolean {
  const { content } = facts
  const paths = refusedPaths(facts)
  const flaws = readFlaws(facts)
  const idsOf = createIdReader(facts)
  return ({ kind, name }) => {
    if (kind === 'page') return paths.has(name) || flaws.lacksPages
    const place = content.byPath.get(kind === 'anchor' ? (name.split('#')[0] as string) : name)?.pointer ?? '?'
    if (kind === 'with') return flaws.inBlocks.has(place)
    if (kind === 'anchor') {
      const isFlawed = flaws.unreadable.has(place) || flaws.inIds.has(place) || flaws.inSharedIds
      return isFlawed || idsOf(place).has(name.split('#')[1])
    }
    if (kind === 'entry' || kind === 'collection') return flaws.inEntries
    return kind === 'shared' && (flaws.places.has(`/shared/${name}`) || flaws.places.has('/shared'))
  }
}

/** The missing address with most links must be the path of a page without one: drops those links' problems. */
function takePathless(groups: Map<string, CauseGroup>, { root, refused }: Case): void {
  const waiting = [...groups.values()].filter(({ cause }) => cause.kind === 'page')
  waiting.sort((a, b) => b.findings.length - a.findings.length)
  const pathless = refused.filter((item) => lacksPath(root, item))
  for (const [index, { cause }] of waiting.slice(0, pathless.length).entries()) {
    const finding = pathless[index] as CodedFinding
    if (finding.rule === 'missing-field') {
      finding.message = `${finding.message} There are links to "${cause.name}", where no page is.`
      finding.suggestion = cause.name
    }
    groups.delete(keyOfCause(cause))
  }
}

/** Links to a page with another page's path: its title shows the intended address. */
function takeOfTwins(groups: Map<string, CauseGroup>, findings: CodedFinding[], { content }: Case): void {
  const twins = findings.filter(({ rule }) => rule === 'unique-path')
  const titles = new Set(twins.map(({ pointer }) => slug(content.valueAt(`${holderOf(pointer)}/title`))))
  for (const [key, { cause }] of groups) {
    const end = cause.name.slice(cause.name.lastIndexOf('/') + 1)
    if (end !== '' && cause.kind === 'page' && titles.has(end)) groups.delete(key)
  }
}

const namesKey = ({ address, pointer }: CodedFinding, content: Case['content']): boolean =>
  String(address ?? content.valueAt(pointer)).includes('{key}')

/** Whether a mistake on a page, or in a link to it, follows from a wrong date. */
function isOfTimes({ rule, pointer, address }: CodedFinding, mistimed: Set<string>, { content }: Case): boolean {
  if (mistimed.size === 0) return false
  if (rule === 'public-target') return mistimed.has(content.byPath.get(address ?? '')?.pointer ?? '')
  return /^(?:timer|page-times|expire-redirect)$/.test(rule) && mistimed.has(holderOf(pointer))
}

/** What is said of "translates" is wrong for links to the same page. */
const linksFirst = (findings: CodedFinding[]): CodedFinding[] => {
  const isLink = ({ pointer }: CodedFinding) => !pointer.endsWith('/translates')
  return [...findings.filter(isLink), ...findings.filter((finding) => !isLink(finding))]
}

export function gatherCauses(findings: CodedFinding[], facts: Case): CodedFinding[] {
  const groups = new Map<string, CauseGroup>()
  const single: CodedFinding[] = []
  const twins = new Set(findings.flatMap(({ rule, pointer }) => (rule === 'unique-path' ? [holderOf(pointer)] : [])))
  const flawedHtml = new Set(findings.flatMap(({ rule, pointer }) => (rule === 'html-allowed' ? [pointer] : [])))
  const keyed = new Set(findings.flatMap(({ rule, pointer }) => (rule === 'key-place' ? [pointer] : [])))
  const holdersOf = (code: string) =>
    new Set(findings.flatMap(({ rule, pointer }) => (rule === code ? [holderOf(pointer)] : [])))
  const [mistimed, neverSeen] = [holdersOf('far-date'), holdersOf('page-times')]
  // A time that is only guessed.
  for (const { pointer } of facts.refused)
    if (/^\/pages\/\d+\/(?:publish|expire)/.test(pointer)) mistimed.add(holderOf(pointer))
  for (const finding of findings) {
    if (isOfTimes(finding, mistimed, facts)) continue
    if (finding.rule !== 'page-times' && isOfTimes(finding, neverSeen, facts)) continue
    // A repeated page repeats its entry id.
    if (finding.rule === 'entry-id' && twins.has(holderOf(finding.pointer))) continue
    // A misspelt "href" in a rich text leaves a link without an address.
    if (finding.rule === 'link-target' && finding.address === '' && flawedHtml.has(finding.pointer)) continue
    // A misplaced {key} stays, so its address is broken: one message is enough.
    if (
      finding.rule !== 'key-place' &&
      (keyed.has(finding.pointer) || (keyed.has(holderOf(finding.pointer)) && namesKey(finding, facts.content)))
    )
      continue
    const { cause } = finding
    const group = cause && groups.get(keyOfCause(cause))
    if (!cause) single.push(finding)
    else if (group) group.findings.push(finding)
    else groups.set(keyOfCause(cause), { cause, findings: [finding] })
  }
  if (groups.size === 0) return single
  const named = readNamed(facts)
  const isConsequence = createConsequences(facts)
  for (const [key, { cause }] of groups) if (isConsequence(cause)) groups.delete(key)
  if (findings.some(({ rule }) => rule === 'home-page')) groups.delete(keyOfCause({ kind: 'page', name: '/' }))
  takePathless(groups, facts)
  takeOfTwins(groups, findings, facts)
  const gathered = [...groups.values()].map((group): CodedFinding => {
    const blamed = blameDefinition(group, facts, named)
    const [first, ...others] = linksFirst(group.findings) as [CodedFinding, ...CodedFinding[]]
    return blamed ?? { ...first, others: others.map(({ pointer }) => pointer) }
  })
  return [...single, ...gathered]
}

const absences = new Set([
  'unused-shared',
  'unused-file',
  'orphan-page',
  'redirect-chain',
  'link-after-end',
  'empty-grid',
  'untranslated-shared',
  'outdated-translation',
  'waiver',
])

/** Delays warnings that may follow from errors until those are gone. */
export function withoutConsequences(warnings: CodedFinding[], errors: CodedFinding[]): CodedFinding[] {
  if (errors.length === 0) return warnings
  const flawed = new Set(errors.map(({ pointer }) => holderOf(pointer)))
  if (flawed.has('')) return []
  return warnings.filter(({ rule, pointer }) => !absences.has(rule) && !flawed.has(holderOf(pointer)))
}
