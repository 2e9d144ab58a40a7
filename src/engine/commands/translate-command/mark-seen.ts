import { Failure } from '../../base/shared-types/failure'
import { asObject } from '../../base/shared-types/json'
import { splitSharedName } from '../../base/shared-types/languages/shared-names'
import { EditedText } from '../../content/json-edits/edited-text'
import { insertMember, replaceValue } from '../../content/json-edits/make-edits'
import type { OpenSite } from '../../content/references/open-site'
import { markOf, seenOf } from '../../content/translations/translated-parts'
import { didYouMean } from './open-folder'

import { listTranslations, type Translation } from './units'

function setMember(
  edited: EditedText,
  pointer: string,
  key: string,
  value: unknown,
  owner: object,
  after: string,
): void {
  const json = JSON.stringify(value)
  if (Object.hasOwn(owner, key)) edited.do(replaceValue(edited.text, `${pointer}/${key}`, json))
  else edited.do(insertMember(edited.text, pointer, key, json, Object.keys(owner).indexOf(after) + 1 || undefined))
}

/** Of a shared block: the mark of its original, in "seen" of the whole file. */
export function writeSeen(edited: EditedText, content: unknown, name: string): void {
  const whole = asObject(content)
  const [base] = splitSharedName(name)
  const mark = markOf(asObject(whole.shared)[base])
  if (whole.seen === undefined) setMember(edited, '', 'seen', { [name]: mark }, whole, 'shared')
  else setMember(edited, '/seen', name, mark, asObject(whole.seen), '')
}

/** Says that a translation is right for its original as it is now. */
export function writeSeenOf(
  edited: EditedText,
  { content }: OpenSite,
  { name, pointer, originalPointer }: Translation,
) {
  if (!name.startsWith('/')) return writeSeen(edited, content.value, name)
  const owner = asObject(content.valueAt(pointer))
  setMember(edited, pointer, 'seen', seenOf(content.valueAt(originalPointer)), owner, 'translates')
}

/** Throws a Failure for what is no translation. */
export function markSeen(site: OpenSite, name: string): { text: string; original: string } {
  const all = site.content.languages.all.flatMap((language) => listTranslations(site, language))
  const named = all.find((translation) => translation.name === name)
  if (!named) {
    const isThere = site.content.byPath.has(name) || Object.hasOwn(site.content.shared, name)
    const fact = isThere ? `"${name}" is no translation.` : `There is no page or shared block "${name}".`
    const names = all.map((translation) => translation.name)
    throw new Failure(
      `${fact}${didYouMean(name, names)} Write the path of a translated page, or a shared block with its language ("visit@de"). Nothing was written.`,
    )
  }
  const edited = new EditedText(site.text)
  writeSeenOf(edited, site, named)
  return { text: edited.text, original: named.original }
}
