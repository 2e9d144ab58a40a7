import { isAtOrBelow } from '../../../../base/shared-types/json'
import type { Problem } from '../../../../base/shared-types/problem'
import { unfinishedTextCode } from '../../../../content/check/findings/rule-codes'
import {
  foreignBlocks,
  type PartToLookAt,
  partsToLookAt,
  sayLook,
  stillOriginal,
  untranslatedTexts,
} from '../languages/translation'
import type { Unsaved } from '../session/unsaved'
import { itemTitle } from './field'
import type { OpenBlock } from './open-blocks'
import type { OpenPage } from './open-page'

/**
 * `fix` stops publishing, `fill` is an example's words, `look` a part whose original has changed, `translate` words in
 * the original's language, `hint` is advice.
 */
const taskKinds = ['fix', 'fill', 'look', 'translate', 'hint'] as const

export type TaskKind = (typeof taskKinds)[number]

export interface Task {
  /** Names the place, and stays the same when the block is moved. */
  key: string
  kind: TaskKind
  pointer: string
  /** "Heading", "Quote 2, Name"; empty for a whole block or page. */
  field: string
  /** "Banner, Bring us the hard-to-explain" */
  owner: string
  message: string
  /** The key of its block; undefined on the page or the site itself. */
  blockKey?: string
  /** Its position within its block: the fields and items around it. */
  path: number[]
  /** A part that the author looks at and ticks off. */
  part?: PartToLookAt
  /** A shared block to begin a translation of. */
  shared?: OpenBlock
}

interface Place {
  field: string
  path: number[]
}

function describePlace(page: OpenPage, root: string, pointer: string): Place {
  const names = pointer.slice(root.length).split('/').slice(1)
  const labels: string[] = []
  const path: number[] = []
  let place = root
  for (const name of names) {
    const index = Number(name)
    if (Array.isArray(page.valueAt(place)) && Number.isInteger(index)) {
      labels.splice(-1, 1, `${itemTitle(page, place)} ${index + 1}`)
      path.push(index)
    } else {
      const fields = page.fieldsAt(place)
      const { title } = page.book.resolve(fields[name])
      labels.push(String(fields[name]?.title ?? title ?? name))
      path.push(Object.keys(fields).indexOf(name))
    }
    place += `/${name}`
  }
  return { field: labels.join(', '), path }
}

const ownerOf = ({ title, words }: OpenBlock) => (words ? `${title}, ${words}` : title)

function taskAt(page: OpenPage, keys: readonly string[], kind: TaskKind, pointer: string, message: string): Task {
  const common = { kind, pointer, message }
  const block = page.blockAt(pointer)
  if (block) {
    const root = isAtOrBelow(pointer, block.pointer) ? block.pointer : block.place
    const blockKey = keys[block.index]
    const key = `${blockKey} ${pointer.slice(root.length)}`
    return { ...common, ...describePlace(page, root, pointer), key, owner: ownerOf(block), blockKey }
  }
  if (isAtOrBelow(pointer, page.pointer)) {
    const key = pointer.slice(page.pointer.length)
    return { ...common, ...describePlace(page, page.pointer, pointer), key, owner: 'Page settings' }
  }
  const place = page.holds(pointer) ? describePlace(page, '', pointer) : { field: '', path: [] }
  return { ...common, ...place, key: pointer, owner: 'Site settings' }
}

function kindOf({ severity, rule }: Pick<Problem, 'severity' | 'rule'>): TaskKind {
  if (severity === 'error') return 'fix'
  if (rule === 'untranslated-text') return 'translate'
  return rule === unfinishedTextCode ? 'fill' : 'hint'
}

function listTranslationTasks(page: OpenPage, keys: readonly string[]): Task[] {
  const looks = partsToLookAt(page).map((part): Task => {
    const task = taskAt(page, keys, 'look', part.pointer, sayLook(page, part))
    return { ...task, key: `${part.seenAt} ${part.mark}`, owner: part.title ?? task.owner, part }
  })
  const texts = [...untranslatedTexts(page)].map((pointer) =>
    taskAt(page, keys, 'translate', pointer, stillOriginal(page)),
  )
  const blocks = foreignBlocks(page).map((shared): Task => {
    return { ...taskAt(page, keys, 'translate', shared.place, stillOriginal(page)), shared }
  })
  return [...looks, ...blocks, ...texts]
}

/** One task a place; refused texts come first. */
export function listTasks(page: OpenPage, unsaved: readonly Unsaved[], keys: readonly string[]): Task[] {
  const typed = unsaved.flatMap(({ pointer, message, open, name }): Task[] => {
    if (pointer === undefined || message === undefined) return []
    if (name === page.text.name) return [taskAt(page, keys, 'fix', pointer, message)]
    return [{ kind: 'fix', pointer, message, key: `${name} ${pointer}`, field: open.label, owner: name, path: [] }]
  })
  const found = page.text.problems
    // Each part that these problems name is a task of its own: see `part` and `shared`.
    .filter(({ rule }) => !['outdated-translation', 'untranslated-shared'].includes(rule))
    .flatMap(({ pointer, message, others = [], ...problem }) => {
      const kind = kindOf(problem)
      const places = [pointer, ...(kind === 'fill' ? others.map((other) => other.pointer) : [])]
      return places.map((place) => taskAt(page, keys, kind, place, message))
    })
  const all = [...found, ...listTranslationTasks(page, keys)]
  const ranked = taskKinds.flatMap((wanted) => all.filter(({ kind }) => kind === wanted))
  const byKey = new Map<string, Task>()
  for (const task of [...typed, ...ranked]) if (!byKey.has(task.key)) byKey.set(task.key, task)
  return [...byKey.values()]
}

export interface TaskRow {
  task: Task
  isDone: boolean
}

function comparePaths(one: readonly number[], other: readonly number[]): number {
  for (const [index, step] of one.entries()) {
    const difference = step - (other[index] ?? -1)
    if (difference !== 0) return difference
  }
  return one.length - other.length
}

interface Followed {
  hasWarnings: boolean
  keepsDone: boolean
  keys: readonly string[]
}

/** A task that is not in the new list is done. */
export function followTasks(
  rows: readonly TaskRow[],
  tasks: readonly Task[],
  { hasWarnings, keepsDone, keys }: Followed,
): TaskRow[] {
  const present = new Set(tasks.map(({ key }) => key))
  const isThere = ({ task: { key, blockKey } }: TaskRow) =>
    !present.has(key) && (blockKey === undefined || keys.includes(blockKey))
  const others = rows
    .filter(isThere)
    .map(({ task, isDone }) => ({ task, isDone: isDone || hasWarnings || task.kind === 'fix' }))
    .filter(({ isDone }) => keepsDone || !isDone)
  const rankOf = ({ owner, blockKey }: Task) => {
    if (blockKey !== undefined) return keys.indexOf(blockKey)
    return owner === 'Page settings' ? -1 : keys.length
  }
  return [...tasks.map((task) => ({ task, isDone: false })), ...others].toSorted(
    ({ task: one }, { task: other }) => rankOf(one) - rankOf(other) || comparePaths(one.path, other.path),
  )
}
