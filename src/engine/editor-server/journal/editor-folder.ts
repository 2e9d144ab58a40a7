import {
  closeSync,
  constants,
  fstatSync,
  lstatSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { NoRepository, openGit } from '../../git/open-git'

/** Without this folder Undo starts empty; nothing else is lost. */
export const editorFolder = (site: string): string => join(realpathSync(site), '.editor')

/** Follows no link, waits for no pipe. Windows has neither flag. */
const safely = (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

export function openRegular(path: string, flags: number): number {
  const file = openSync(path, flags | safely, 0o600)
  if (fstatSync(file).isFile()) return file
  closeSync(file)
  throw new Error(`${path} is not a file.`)
}

export function readEnd(path: string, mostBytes: number): { bytes: Buffer; isCut: boolean } {
  const file = openRegular(path, constants.O_RDONLY)
  try {
    const { size } = fstatSync(file)
    const bytes = Buffer.alloc(Math.min(size, mostBytes))
    const start = size - bytes.length
    let length = 0
    for (let read = -1; read !== 0 && length < bytes.length; length += read)
      read = readSync(file, bytes, length, bytes.length - length, start + length)
    return { bytes: bytes.subarray(0, length), isCut: start > 0 }
  } finally {
    closeSync(file)
  }
}

const kindAt = (path: string) => lstatSync(path, { throwIfNoEntry: false })

/** Ignored by git. Throws if something else has its name. */
export function makeEditorFolder(folder: string, ...inside: string[]): void {
  for (const path of [folder, ...inside.map((name) => join(folder, name))]) {
    const found = kindAt(path)
    if (found && !found.isDirectory()) throw new Error(`${path} is not a folder.`)
    if (!found) mkdirSync(path, { recursive: true })
  }
  const ignored = join(folder, '.gitignore')
  if (!kindAt(ignored)) writeFileSync(ignored, '*\n', { flag: 'wx' })
}

const whatNow = 'Nothing can be edited until it is gone: delete it, and go on.'

/** Links, pipes and other things that the editor has not made. */
function findStrange(folder: string): string | undefined {
  const found = kindAt(folder)
  if (!found) return undefined
  if (found.isSymbolicLink()) return `${folder} is a link to another place. ${whatNow}`
  if (!found.isDirectory()) return `${folder} is not a folder. ${whatNow}`
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (!strange) return undefined
  const what = strange.isSymbolicLink() ? 'a link to another place' : 'not a file'
  return `${join(strange.parentPath, strange.name)} is ${what}. ${whatNow}`
}

async function findTracked(folder: string): Promise<string | undefined> {
  const name = basename(folder)
  try {
    const { git, place } = openGit(dirname(folder))
    // A disk may take ".Editor" for the same folder.
    const tracked = await git.ask('ls-files', '--', `:(top,icase,literal)${place}${name}`)
    if (!tracked) return undefined
  } catch (error) {
    if (error instanceof NoRepository) return undefined
    throw error
  }
  return `${folder} is part of the git repository, so others can change what Undo does. Nothing can be edited until it is gone: run “git rm -rf ${name}” in the folder of pages.json, and go on.`
}

/** Undefined if the folder can be trusted. */
export async function findUntrusted(folder: string): Promise<string | undefined> {
  return kindAt(folder) ? (findStrange(folder) ?? (await findTracked(folder))) : undefined
}
