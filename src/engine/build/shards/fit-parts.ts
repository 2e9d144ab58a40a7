import { pageFiles } from '../../model/addresses'
import { type PartFile, type PartSources, showFile } from './part-mark'
import { type Part, PartsDoNotFit, remake } from './read-part'

/** What parts must have been made of alike, in words. */
const sourceWords: Record<keyof PartSources, string> = {
  content: 'pages.json',
  publicFiles: 'the files in public/',
  schemas: 'the schemas',
  code: 'the code, its packages or the version of Node',
  accessKey: 'the access key (GOOD_HOUR_KEY)',
}

/** "3", "3 and 4", "2, 3 and 4". */
const inWords = (items: (number | string)[]): string =>
  items.length < 2 ? items.join() : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`

const named = ({ part, of, folder }: Part) => `part ${part} of ${of} ("${folder}")`

const start = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

function refuseOthers(first: Part, other: Part): void {
  if (other.of !== first.of) {
    throw new PartsDoNotFit(
      `${start(named(other))} and ${named(first)} are of different divisions. Make all parts of one: 1/${first.of} to ${first.of}/${first.of}.`,
    )
  }
  const differing = (Object.keys(sourceWords) as (keyof PartSources)[]).filter(
    (key) => other.sources[key] !== first.sources[key],
  )
  if (differing.length > 0) {
    throw new PartsDoNotFit(
      `${start(named(other))} and ${named(first)} were not made of the same. What differs: ${inWords(differing.map((key) => sourceWords[key]))}. Make all parts from one revision, on machines with the same settings.`,
    )
  }
}

/** Throws PartsDoNotFit unless these are all the parts of one site, each once. */
export function refuseUnfit(parts: Part[]): void {
  const [first, ...others] = parts
  if (!first) throw new PartsDoNotFit('No part is named. Usage: npm run build -- --merge PART PART … --out FOLDER')
  for (const other of others) refuseOthers(first, other)
  const byNumber = new Map<number, Part>()
  for (const part of parts) {
    const twin = byNumber.get(part.part)
    if (twin)
      throw new PartsDoNotFit(
        `Part ${part.part} of ${part.of} is there twice: in "${twin.folder}" and in "${part.folder}". Name it once.`,
      )
    byNumber.set(part.part, part)
  }
  const missing = Array.from({ length: first.of }, (_, index) => index + 1).filter((number) => !byNumber.has(number))
  if (missing.length === 0) return
  const commands = missing.map((number) => `  ${remake(number, first.of, 'FOLDER')}`)
  const which =
    missing.length === 1 ? `Part ${missing[0]} of ${first.of} is` : `Parts ${inWords(missing)} of ${first.of} are`
  throw new PartsDoNotFit(
    [`${which} missing. Name the folder of each part, or make what is missing:`, ...commands].join('\n'),
  )
}

/** A file of the site, and the part that it is taken from. */
export interface ChosenFile extends PartFile {
  from: Part
}

/** Chooses where each file of the site comes from. Throws PartsDoNotFit when parts hold different files of one name. */
export function chooseFiles(parts: Part[]): ChosenFile[] {
  const replaced = new Set(parts.flatMap((part) => part.replaced))
  const chosen = new Map<string, ChosenFile>()
  for (const from of parts) {
    for (const file of from.files) {
      if (replaced.has(file.file)) continue
      const before = chosen.get(file.file)
      if (before && before.hash !== file.hash) {
        throw new PartsDoNotFit(
          `${showFile(file.file, from.sources)} is not the same in ${named(before.from)} and in ${named(from)}. Make both again on machines of the same kind, with the same packages (npm ci).`,
        )
      }
      if (!before) chosen.set(file.file, { ...file, from })
    }
  }
  return [...chosen.values()]
}

/** Throws PartsDoNotFit unless every page and every redirect is in exactly one part. */
export function refuseLostPages(parts: Part[]): void {
  const [first] = parts
  if (!first) return
  const holders = new Map<string, Part[]>()
  for (const part of parts) for (const { file } of part.files) holders.set(file, [...(holders.get(file) ?? []), part])
  for (const path of [...first.pages, ...first.redirects]) {
    for (const file of pageFiles(path)) {
      const found = holders.get(file) ?? []
      if (found.length === 0)
        throw new PartsDoNotFit(`No part holds ${file} of the page "${path}". Make all ${first.of} parts again.`)
      if (found.length > 1)
        throw new PartsDoNotFit(
          `The page "${path}" is in more than one part: ${inWords(found.map(named))}. Make all ${first.of} parts again.`,
        )
    }
  }
}
