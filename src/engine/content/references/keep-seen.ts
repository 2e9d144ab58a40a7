import { readJson } from '../../base/json-parser'
import { asObject, valueAt } from '../../base/shared-types/json'
import { splitSharedName } from '../../base/shared-types/languages/shared-names'
import type { EditedText } from '../json-edits/edited-text'
import { replaceValue } from '../json-edits/make-edits'
import { markOf, seenAfter } from '../translations/translated-parts'
import type { OpenSite } from './open-site'

/** Translations stay right where only addresses in their originals have been rewritten. */
export function keepSeen({ content }: OpenSite, edited: EditedText): void {
  const { value } = readJson(edited.text)
  const before = asObject(content.value)
  const pages = content.translated().map(({ page, original }) => {
    const seen = content.valueAt(`${page.pointer}/seen`)
    const kept =
      typeof seen === 'string' && seenAfter(seen, content.valueAt(original.pointer), valueAt(value, original.pointer))
    return { pointer: `${page.pointer}/seen`, seen, kept }
  })
  const blocks = Object.entries(asObject(before.seen)).map(([name, seen]) => {
    const [base] = splitSharedName(name)
    const isRight = seen === markOf(asObject(before.shared)[base])
    return { pointer: `/seen/${name}`, seen, kept: isRight && markOf(valueAt(value, `/shared/${base}`)) }
  })
  for (const { pointer, seen, kept } of [...pages, ...blocks])
    if (kept && kept !== seen) edited.do(replaceValue(edited.text, pointer, JSON.stringify(kept)))
}
