import { closeSync, constants, fstatSync, openSync, readdirSync, readSync, realpathSync } from 'node:fs'
import { basename, join } from 'node:path'
import { kindAt } from '../../../folders/site-folder/git-ignored-folder'
import { isTracked } from '../../../git/local-git/is-tracked'

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

const whatNow = 'Nothing can be edited until it is gone: delete it, and go on.'

/** Links, pipes and other things that the editor has not made. */
function findStrange(folder: string): string | undefined {
  const kind = kindAt(folder)
  if (!kind) return undefined
  if (kind.isSymbolicLink()) return `${folder} is a link to another place. ${whatNow}`
  if (!kind.isDirectory()) return `${folder} is not a folder. ${whatNow}`
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const strange = entries.find((entry) => !entry.isFile() && !entry.isDirectory())
  if (!strange) return undefined
  const what = strange.isSymbolicLink() ? 'a link to another place' : 'not a file'
  return `${join(strange.parentPath, strange.name)} is ${what}. ${whatNow}`
}

async function findTracked(folder: string): Promise<string | undefined> {
  if (!(await isTracked(folder))) return undefined
  return `${folder} is part of the git repository, so others can change what Undo does. Nothing can be edited until it is gone: run “git rm -rf ${basename(folder)}” in the folder of pages.json, and go on.`
}

export async function findUntrusted(folder: string): Promise<string | undefined> {
  return kindAt(folder) ? (findStrange(folder) ?? (await findTracked(folder))) : undefined
}
