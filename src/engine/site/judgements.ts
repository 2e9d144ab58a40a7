import { createHash } from 'node:crypto'
import type { Stats } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { inParallel } from './in-parallel'
import { judgeFile } from './judge'
import type { Judgement } from './judge/judgement'
import { writeWhole } from './write-whole'

/** The rules that files are judged by. Another number, and all are judged anew. */
const version = 3

/** On one machine these stand for the content of a file. */
type State = [bytes: number, changedAt: number, movedAt: number]

type Kept = Record<string, [...State, Judgement]>

const stateOf = ({ size, mtimeMs, ctimeMs }: Stats): State => [size, mtimeMs, ctimeMs]

/** A site's judgements have a file of their own among the caches of the project that the command runs in. */
function fileOf(folder: string): string {
  const name = createHash('sha256').update(resolve(folder)).digest('hex').slice(0, 16)
  return join(process.cwd(), 'node_modules/.cache/public-files', `${name}.json`)
}

async function readKept(file: string): Promise<Kept> {
  try {
    const kept = JSON.parse(await readFile(file, 'utf8')) as { version: number; files: Kept }
    return kept.version === version ? kept.files : {}
  } catch {
    return {}
  }
}

/** Where nothing can be written, files are judged anew each time. */
async function keep(file: string, files: Kept): Promise<void> {
  try {
    await mkdir(join(file, '..'), { recursive: true })
    // Names of folders of guarded files are nobody else's business.
    await writeWhole(file, JSON.stringify({ version, files }), { mode: 0o600 })
  } catch {
    // The judgements are as true without.
  }
}

/**
 * Judges the files of `folder`, by their addresses in it. Each is looked into once, and again when it has changed: the
 * judgements are kept from run to run. One that has gone meanwhile has none.
 */
export async function judgeFiles(folder: string, files: Map<string, Stats>): Promise<Map<string, Judgement>> {
  const file = fileOf(folder)
  const kept = await readKept(file)
  const known: Kept = {}
  const changed: [string, Stats][] = []
  for (const [address, stats] of files) {
    const last = Object.hasOwn(kept, address) ? kept[address] : undefined
    if (last && stateOf(stats).every((part, at) => part === last[at])) known[address] = last
    else changed.push([address, stats])
  }
  await inParallel(changed, async ([address, stats]) => {
    const judgement = await judgeFile(join(folder, address), stats.size)
    if (judgement) known[address] = [...stateOf(stats), judgement]
  })
  if (changed.length > 0 || Object.keys(kept).length > Object.keys(known).length) await keep(file, known)
  return new Map(Object.entries(known).map(([address, [, , , judgement]]) => [address, judgement]))
}
