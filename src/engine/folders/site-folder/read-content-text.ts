import { isUtf8 } from 'node:buffer'
import { readdir } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import type { Problem } from '../../base/shared-types/problem'
import { grouped } from '../../base/text/numbers'
import { explainEncoding } from '../../content/check/problems/encoding'
import { reportText } from '../../content/check/report/text'
import { readSiteFile, Unreadable } from './read-file'

class UnreadableSite extends Failure {}

/** pages.json is no text. The message is the problem's report. */
export class UnreadableText extends UnreadableSite {
  constructor(
    readonly problem: Problem,
    readonly text: string,
  ) {
    super(reportText([problem], text))
  }
}

/** 60,000 pages (docs/scale.md). A larger file is a mistake, and would exhaust the memory. */
const maxBytes = 300 * 1024 * 1024

const reasons: Record<string, string> = {
  ENOENT: 'There is no such file.',
  ENOTDIR: 'There is no such file: a part of its path is not a folder.',
  EISDIR: 'It is a folder, not a file.',
  ENOTFILE: 'It is not a file that holds text.',
  EACCES: 'You have no permission to read it.',
  EPERM: 'You have no permission to read it.',
}

function refuse(path: string, reason: string): never {
  throw new UnreadableSite(`${path} could not be read. ${reason} Name the folder that holds pages.json with --site.`)
}

/** "pages.json.txt" or "pages (1).json", if it is the only such file. */
async function findRenamed(path: string): Promise<string | undefined> {
  const names = await readdir(dirname(path)).catch((): string[] => [])
  if (names.includes(basename(path))) return basename(path)
  const alike = names.filter((name) =>
    /^pages?\b[^/]*\.(?:json[c5]?|txt|rtf|docx?|odt|html?)$|^pages\.json/i.test(name),
  )
  return alike.length === 1 ? alike[0] : undefined
}

function refuseName(path: string, other: string): never {
  const [wanted, folder] = [basename(path), dirname(path)]
  if (other === wanted) refuse(path, 'It is a symbolic link that leads nowhere.')
  const isText = /\.(?:json|txt)$/i.test(other)
  const how = isText
    ? `Rename it to "${wanted}". Where the end of the name is not shown: in Windows' Explorer it is under View, "File name extensions"; on a Mac under "Get Info".`
    : `It was saved in another format: open it, save it as plain text in UTF-8, and name it "${wanted}"; or bring back the last good version of the file.`
  throw new UnreadableSite(`There is no "${wanted}" in ${folder}, but there is "${other}". ${how}`)
}

function tooLarge(bytes: number): UnreadableText {
  const size = grouped(Math.ceil(bytes / 1024 / 1024))
  const message = `This file has ${size} MB; up to ${maxBytes / 1024 / 1024} MB are read, and the text of a thousand pages has about 5. Was a picture or a film pasted into it? Those are files of their own in public/.`
  const place = { file: 'pages.json', line: 1, column: 1, endLine: 1, endColumn: 1, pointer: '' }
  return new UnreadableText({ rule: 'file-size', severity: 'error', message, ...place }, '')
}

async function readBytes(path: string): Promise<Buffer> {
  return readSiteFile(path, maxBytes, { isLinkAllowed: true }).catch(async (error: NodeJS.ErrnoException) => {
    if (error instanceof Unreadable && error.code === 'EFBIG') throw tooLarge(error.size)
    const other = error.code === 'ENOENT' ? await findRenamed(path) : undefined
    return other === undefined
      ? refuse(path, reasons[error.code ?? ''] ?? `${error.message}.`)
      : refuseName(path, other)
  })
}

function decode(bytes: Buffer): string {
  // UTF-16 that begins with a bracket has a NUL in its first two bytes.
  const isText = isUtf8(bytes) && bytes[0] !== 0 && bytes[1] !== 0
  const encoding = isText ? undefined : explainEncoding(bytes)
  if (encoding) throw new UnreadableText(encoding.problem, encoding.text)
  return bytes.toString()
}

/** Throws UnreadableSite, or UnreadableText for a file that is too large or not UTF-8. */
export const readContentText = async (path: string): Promise<string> => decode(await readBytes(path))

/** The same bytes are decoded once: a preview reads its file five times a save. */
export function createTextReader(path: string): () => Promise<string> {
  let last: { bytes: Buffer; text: string } | undefined
  return async () => {
    const bytes = await readBytes(path)
    if (!last?.bytes.equals(bytes)) last = { bytes, text: decode(bytes) }
    return last.text
  }
}
