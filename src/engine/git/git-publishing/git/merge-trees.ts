import { join } from 'node:path'
import { mergeTexts } from '../../../content/json-edits/merge/merge-texts'
import { type Git, GitFailure } from '../../local-git/git'

/** Names of trees or commits. */
export interface TreesToMerge {
  base: string
  mine: string
  theirs: string
}

interface Entry {
  mode: string
  id: string
}

interface Place {
  git: Git
  pages: string
  /** A folder for a temporary index. */
  scratch: string
}

export const readFailed = 'git cannot read the last version.'
const none = '0'.repeat(40)

export const treeOf = async (git: Git, name: string): Promise<string> =>
  (await git.read(['rev-parse', `${name}^{tree}`], readFailed)).trim()

/** By path; undefined for a removed file. */
async function differences(git: Git, base: string, now: string): Promise<Map<string, Entry | undefined>> {
  const listed = await git.read(
    ['diff-tree', '-r', '-z', '--raw', '--no-abbrev', '--no-renames', base, now],
    readFailed,
  )
  const parts = listed.split('\0')
  const entries = new Map<string, Entry | undefined>()
  for (let at = 0; at + 1 < parts.length; at += 2) {
    const [, mode = '', , id = ''] = (parts[at] ?? '').split(' ')
    entries.set(parts[at + 1] ?? '', id === none ? undefined : { mode, id })
  }
  return entries
}

const isSame = (one: Entry | undefined, other: Entry | undefined) => one?.id === other?.id && one?.mode === other?.mode

/** Undefined if both have changed the same. */
async function mergePages(
  { git, pages }: Place,
  { base, mine, theirs }: TreesToMerge,
  theirEntry: Entry,
): Promise<Entry | undefined> {
  const read = (name: string) => git.read(['cat-file', 'blob', `${name}:${pages}`], readFailed)
  const [former, own, other] = await Promise.all([base, mine, theirs].map(read))
  const merged = mergeTexts(former ?? '', own ?? '', other ?? '')
  if (!merged || merged.clashes.length > 0) return undefined
  const id = await git.read(['hash-object', '-w', '--no-filters', '--stdin'], readFailed, { input: merged.text })
  return { ...theirEntry, id: id.trim() }
}

const changedOnServer =
  'Others have changed the same on the server. Nothing was sent, and your changes are kept. Bring this folder up to date (git pull), then publish again.'

/**
 * The changes from `base` to `mine`, in `theirs`. pages.json is merged value by value. Throws a GitFailure with
 * `whyNot` if both changed the same.
 */
export async function mergeTrees(place: Place, trees: TreesToMerge, whyNot = changedOnServer): Promise<string> {
  const { git, pages, scratch } = place
  if (trees.base === trees.theirs) return treeOf(git, trees.mine)
  const [own, others] = await Promise.all([
    differences(git, trees.base, trees.mine),
    differences(git, trees.base, trees.theirs),
  ])
  const lines: string[] = []
  const clashes: string[] = []
  for (const [path, entry] of own) {
    const other = others.get(path)
    if (others.has(path) && isSame(entry, other)) continue
    const isMerged = others.has(path) && path === pages && entry !== undefined && other !== undefined
    const made = isMerged ? await mergePages(place, trees, other) : entry
    if (others.has(path) && !(isMerged && made)) clashes.push(path)
    else lines.push(`${made?.mode ?? '0'} ${made?.id ?? none}\t${path}\0`)
  }
  if (clashes.length > 0) throw new GitFailure(whyNot, clashes.join('\n'))
  const index = git.withEnv({ GIT_INDEX_FILE: join(scratch, 'merged-index') })
  await index.read(['read-tree', '--reset', trees.theirs], readFailed)
  if (lines.length > 0) await index.read(['update-index', '-z', '--index-info'], readFailed, { input: lines.join('') })
  return (await index.read(['write-tree'], 'git cannot record the changes.')).trim()
}

/** Whether all that differs between two commits is in a third one. */
export async function isHeldBy(place: Place, { base, mine, theirs }: TreesToMerge): Promise<boolean> {
  try {
    return (await mergeTrees(place, { base, mine, theirs })) === (await treeOf(place.git, theirs))
  } catch (error) {
    if (error instanceof GitFailure) return false
    throw error
  }
}
