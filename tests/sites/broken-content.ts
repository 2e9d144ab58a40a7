import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../broken-content')
const heldFolder = join(import.meta.dirname, '../held-content')
const listedFolder = join(import.meta.dirname, '../listed-content')
const translatedFolder = join(import.meta.dirname, '../translated-content')

/** Every report ends with this line. The cases leave it out. */
const closing = 'Each code in brackets is explained in docs/rules/<code>.md.\n'

/**
 * A case is NAME.diff: hunks without line numbers, then an empty line and the report that its author reads. The hunks
 * change nothing-wrong, or the case in a first line "--- OTHER". A file that is nearly all its own is NAME/pages.json,
 * with the report in NAME/expected.txt.
 */
const casesIn = (cases: string): readonly string[] =>
  readdirSync(cases)
    .map((file) => file.replace(/\.diff$/, ''))
    .sort()

export const brokenContent = casesIn(folder)

/** Cases of a studio whose blocks hold blocks: see holder-schemas.ts. */
export const heldContent = casesIn(heldFolder)

/** Cases of a site in two languages, which change translated-nothing-wrong. */
export const translatedContent = casesIn(translatedFolder)

/** Cases of lists and the pages that are made for them: see list-schemas.ts. */
export const listedContent = casesIn(listedFolder)

function fileOf(name: string, ...path: string[]): string {
  const isOf = (cases: readonly string[]) => cases.includes(name.replace(/\.diff$/, ''))
  const folders = [
    [heldContent, heldFolder],
    [translatedContent, translatedFolder],
    [listedContent, listedFolder],
  ] as const
  const around = folders.find(([cases]) => isOf(cases))?.[1] ?? folder
  return join(around, name, ...path)
}
const read = (file: string) => readFileSync(file, 'utf8')

function readDiff(name: string): { change: string; report: string } | undefined {
  const file = fileOf(`${name}.diff`)
  if (!existsSync(file)) return undefined
  const [change = '', ...report] = read(file).split(/(?<=\n)\n/)
  return { change, report: report.join('\n') }
}

/** The old lines of a hunk, or the new ones. */
const linesOf = (hunk: string, leftOut: '+' | '-') =>
  `\n${hunk.replace(/[^\n]*\n/g, (line) => (line.startsWith(leftOut) ? '' : line.slice(1)))}`

/** The text of a case's pages.json. */
export function readCase(name: string): string {
  const diff = readDiff(name)
  if (!diff) return read(fileOf(name, 'pages.json'))
  const [header = '', base = 'nothing-wrong'] = diff.change.match(/^--- (.+)\n/) ?? []
  const hunks = diff.change.slice(header.length).split(/^@@.*\n/m)
  const text = hunks.filter(Boolean).reduce(
    (current, hunk) => {
      const old = linesOf(hunk, '+')
      const parts = current.split(old)
      if (parts.length === 2) return parts.join(linesOf(hunk, '-'))
      throw new Error(
        `${name}.diff: these lines must be in ${base} once, and are there ${parts.length - 1} times:${old}`,
      )
    },
    `\n${readCase(base)}`,
  )
  return text.slice(1)
}

/** What the author of a case reads. */
export function readReport(name: string): string {
  const report = readDiff(name)?.report ?? read(fileOf(name, 'expected.txt'))
  return report === '' ? '' : report + closing
}

export function writeReport(name: string, report: string): void {
  const words = report.replace(closing, '')
  const diff = readDiff(name)
  if (!diff) writeFileSync(fileOf(name, 'expected.txt'), words)
  else writeFileSync(fileOf(`${name}.diff`), words === '' ? diff.change : `${diff.change}\n${words}`)
}
