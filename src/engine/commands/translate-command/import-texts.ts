import { Failure } from '../../base/shared-types/failure'
import { isAtOrBelow } from '../../base/shared-types/json'
import { readHtml, unbalancedTag } from '../../content/check/rich-text/html'
import { EditedText } from '../../content/json-edits/edited-text'
import { replaceValue } from '../../content/json-edits/make-edits'
import type { OpenSite } from '../../content/references/open-site'
import { markOf } from '../../content/translations/translated-parts'
import { writeSeenOf } from './mark-seen'
import { requireLanguage, type TranslatedFolder } from './open-folder'
import { hasMarks, listTranslated, readUnits, type TextUnit, type Translation, withoutCounterpart } from './units'
import { sameInline, writeInline } from './xliff/inline'
import { type ReadUnit, readXliff } from './xliff/read-xliff'

type ImportFolder = Pick<TranslatedFolder, 'site' | 'check' | 'files'>

interface Refusal {
  place: string
  reason: string
}

interface Writing {
  unit: TextUnit
  text: string
}

export interface Imported {
  text: string
  written: number
  refused: Refusal[]
  /** Texts that the file leaves for later. */
  open: number
  /** What is up to date now. */
  seen: string[]
}

const isDone = ({ target, isInitial, mark }: ReadUnit, text: string): boolean =>
  target !== undefined && target.length > 0 && !(isInitial && mark === markOf(text))

/** Why a text cannot be taken from the file. */
function refuse(read: ReadUnit, unit: TextUnit, text: string): string | undefined {
  if (read.flaw) return read.flaw
  if (!sameInline(read.source, unit.source)) return 'its original has changed since the file was written.'
  if (read.mark !== undefined && read.mark !== markOf(unit.written) && text !== unit.written)
    return 'the translation has been changed here since the file was written.'
  if (!unit.isRich) return undefined
  const numbers = (read.target ?? []).flatMap((part) => (typeof part === 'string' ? [] : [part.code]))
  const missing = unit.tags.find((_, index) => !numbers.includes(index + 1))
  if (missing !== undefined) return `the tag ${missing} is missing in it.`
  if (numbers.length > unit.tags.length) return 'it has a tag twice, or one that is not in its original.'
  const mistake = unbalancedTag(text) ?? readHtml(text).mistakes[0]
  return mistake && `its tags are mixed up: ${mistake}`
}

function readFileOf(site: OpenSite, translation: Translation, units: ReadUnit[]) {
  const byId = new Map(units.map((unit) => [unit.id, unit]))
  const known = readUnits(site, translation)
  const writings: Writing[] = []
  const refused: Refusal[] = units
    .filter(({ id }) => !known.some((unit) => unit.id === id))
    .map(({ id }) => ({ place: `${translation.name}, ${id}`, reason: 'it is not there any more.' }))
  let open = 0
  for (const unit of known) {
    const read = byId.get(unit.id)
    const text = read?.target ? writeInline(read.target, unit.tags, unit.isRich) : ''
    if (!read || !isDone(read, text)) {
      open++
      continue
    }
    const reason = refuse(read, unit, text)
    if (reason) refused.push({ place: unit.place, reason })
    else writings.push({ unit, text })
  }
  const isWhole = open === 0 && refused.length === 0 && withoutCounterpart(site, translation).length === 0
  return { writings, refused, open, isWhole }
}

function write(site: OpenSite, writings: Writing[], whole: Translation[]): string {
  const changed = writings.filter(({ unit, text }) => text !== unit.written)
  const edits = changed.map(({ unit, text }) => replaceValue(site.text, unit.pointer, JSON.stringify(text)))
  const edited = new EditedText(site.text).do(...edits)
  for (const translation of whole) writeSeenOf(edited, site, translation)
  return edited.text
}

function findErrors({ check, files }: ImportFolder, text: string, writings: Writing[]): Map<Writing, string> {
  const { problems } = check({ text, files, severities: 'errors' })
  const errors = problems.filter(({ severity }) => severity === 'error')
  return new Map(
    writings.flatMap((writing) => {
      const error = errors.find(({ pointer }) => isAtOrBelow(pointer, writing.unit.pointer))
      return error ? [[writing, error.message]] : []
    }),
  )
}

/** What cannot be taken stays as it is in pages.json. Throws a Failure. */
export function importTexts(folder: ImportFolder, xliff: string): Imported {
  const { site } = folder
  const { language, files } = readXliff(xliff)
  const translations = listTranslated(site, requireLanguage(language, site.content.languages))
  const result: Imported = { text: site.text, written: 0, refused: [], open: 0, seen: [] }
  const writings: Writing[] = []
  const whole: Translation[] = []
  for (const { name, units } of files) {
    const translation = translations.find((one) => one.name === name)
    if (!translation) {
      result.refused.push({ place: name, reason: `there is no translation "${name}" any more.` })
      continue
    }
    const read = readFileOf(site, translation, units)
    writings.push(...read.writings)
    result.refused.push(...read.refused)
    result.open += read.open
    if (read.isWhole && hasMarks(translation)) whole.push(translation)
  }
  if (files.length === 0) throw new Failure('The file has no texts. Nothing was written.')
  const errors = findErrors(folder, write(site, writings, []), writings)
  for (const [{ unit }, reason] of errors) result.refused.push({ place: unit.place, reason })
  const sound = writings.filter((writing) => !errors.has(writing))
  const isFlawed = ({ pointer }: Translation) =>
    [...errors.keys()].some(({ unit }) => isAtOrBelow(unit.pointer, pointer))
  const right = whole.filter((translation) => !isFlawed(translation))
  return {
    ...result,
    text: write(site, sound, right),
    written: sound.filter(({ unit, text }) => text !== unit.written).length,
    seen: right.map(({ name }) => name),
  }
}
