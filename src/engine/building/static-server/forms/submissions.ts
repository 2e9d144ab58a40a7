import { createHash } from 'node:crypto'
import { open, writeFile } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { isObject, parseJson } from '../../../base/shared-types/json'
import type { SentFile } from '../../../content/form-submissions/form-kind'
import { kindAt, makeIgnoredFolder } from '../../../folders/site-folder/git-ignored-folder'
import { readSiteFile } from '../../../folders/site-folder/read-file'

export interface PostedFile extends SentFile {
  bytes: Uint8Array
}

/** By the names of the fields; a list for a choice of several. */
export type Answers = Record<string, string | string[] | PostedFile>

export interface Submission {
  form: string
  answers: Answers
}

export interface Submissions {
  /** Resolves when the submission is on disk. */
  save: (submission: Submission) => Promise<void>
}

/** The name of a sent file may be anything, so it is kept under the hash of its bytes. */
async function keepFile(folder: string, { name, size, bytes }: PostedFile) {
  makeIgnoredFolder(folder)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 16)
  const ending = /^\.[a-z0-9]{1,5}$/.exec(extname(name).toLowerCase())?.[0] ?? ''
  const path = join(folder, hash + ending)
  if (!kindAt(path)) await writeFile(path, bytes, { flag: 'wx' })
  return { name, size, file: `${basename(folder)}/${hash}${ending}` }
}

async function keepFiles(folder: string, answers: Answers) {
  const kept = Object.entries(answers).map(async ([name, answer]) => [
    name,
    typeof answer === 'string' || Array.isArray(answer) ? answer : await keepFile(folder, answer),
  ])
  return Object.fromEntries(await Promise.all(kept))
}

/** Upper or lower case makes no difference. */
const keyOf = (form: unknown, answers: unknown): string => JSON.stringify([form, answers]).toLowerCase()

/** The file may have been edited, or a crash may have cut off a line. */
function keyOfLine(line: string): string | undefined {
  const value = parseJson(line)
  return isObject(value) ? keyOf(value.form, value.answers) : undefined
}

async function appendOnce(file: string, submission: Submission): Promise<void> {
  // Refuses a symbolic link, which a branch may have added.
  const bytes = await readSiteFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const text = bytes.toString()
  const answers = await keepFiles(join(dirname(file), 'submissions.files'), submission.answers)
  const key = keyOf(submission.form, answers)
  if (text.split('\n').some((line) => keyOfLine(line) === key)) return
  const isCutShort = text !== '' && !text.endsWith('\n')
  const line = JSON.stringify({ form: submission.form, answers, at: new Date().toISOString() })
  const handle = await open(file, 'a')
  try {
    await handle.writeFile(`${isCutShort ? '\n' : ''}${line}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** Writes one line at a time. Reads the file each time: it may be edited or removed while the server runs. */
export function createSubmissions(file: string): Submissions {
  let last: Promise<void> = Promise.resolve()
  return {
    save(submission) {
      const next = last.then(() => appendOnce(file, submission))
      last = next.catch(() => undefined)
      return next
    },
  }
}
