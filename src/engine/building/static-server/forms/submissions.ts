import { open } from 'node:fs/promises'
import { isObject } from '../../../base/shared-types/json'
import { readSiteFile } from '../../../folders/site-folder/read-file'

/** By the names of the fields; a list for a choice of several. */
export type Answers = Record<string, string | string[]>

export interface Submission {
  form: string
  answers: Answers
}

export interface Submissions {
  /** Resolves when the submission is on disk. */
  save: (submission: Submission) => Promise<void>
}

/** Upper or lower case makes no difference. */
const keyOf = (form: unknown, answers: unknown): string => JSON.stringify([form, answers]).toLowerCase()

/** The file may have been edited, or a crash may have cut off a line. */
function keyOfLine(line: string): string | undefined {
  try {
    const value: unknown = JSON.parse(line)
    return isObject(value) ? keyOf(value.form, value.answers) : undefined
  } catch {
    return undefined
  }
}

async function appendOnce(file: string, submission: Submission): Promise<void> {
  // Refuses a symbolic link, which a branch may have added.
  const bytes = await readSiteFile(file).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const text = bytes.toString()
  const key = keyOf(submission.form, submission.answers)
  if (text.split('\n').some((line) => keyOfLine(line) === key)) return
  const isCutShort = text !== '' && !text.endsWith('\n')
  const line = JSON.stringify({ ...submission, at: new Date().toISOString() })
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
