import { nodeAt } from '../../../base/json-parser'
import { Failure } from '../../../base/shared-types/failure'
import { isObject, stringsIn } from '../../../base/shared-types/json'
import type { Edit } from '../../../content/json-edits/edit'
import { replaceValue } from '../../../content/json-edits/make-edits'
import type { OpenSite } from '../../../content/references/open-site'
import { isWords, type Schema } from '../../../content/schema-model/schema-book'
import { createWordFinder, type FoundWords, type WantedWords } from './find-words'
import { writeWords } from './write-words'

export interface WordsChange extends WantedWords {
  to: string
  /** In addresses of links, too, and in other values that are no words. */
  inAddresses: boolean
  /** The only place that is changed: one of those in a text. */
  only?: { pointer: string; index: number }
}

export interface TextWithWords {
  pointer: string
  schema: Schema
  found: FoundWords[]
}

const namesOfSite = new Set<unknown>(['site-name', 'title-suffix'])
const addresses = new Set<unknown>(['email', 'href', 'phone', 'uri'])

const isRich = ({ format }: Schema) => format === 'html'

type Site = Pick<OpenSite, 'text' | 'root' | 'reading' | 'book'>

function findTexts({ reading: { value }, book }: Site, change: WordsChange): TextWithWords[] {
  const finder = createWordFinder(change)
  if (!finder || !isObject(value)) return []
  const { waivers: _, ...texts } = value
  return [...stringsIn(texts)].flatMap(([pointer, text]) => {
    if (!finder.mayBeIn(text)) return []
    const schema = book.at(pointer, value)
    const { format } = schema
    if (!isWords(schema) && !namesOfSite.has(format) && !(change.inAddresses && addresses.has(format))) return []
    const inLinks = change.inAddresses && isRich(schema) ? finder.findInLinks(text) : []
    const found = [...finder.find(text, isRich(schema)), ...inLinks]
    return found.length > 0 ? [{ pointer, schema, found }] : []
  })
}

/** Finds words in all texts of a site, and replaces them in one step. Throws a Failure if the only place is gone. */
export function planWords(site: Site, change: WordsChange): { texts: TextWithWords[]; edits: Edit[] } {
  const { only, to } = change
  const texts = findTexts(site, change)
  const edits = texts.flatMap(({ pointer, schema, found }) => {
    const wanted = only ? found.filter((_, index) => pointer === only.pointer && index === only.index) : found
    if (wanted.length === 0) return []
    const { start, end } = nodeAt(site.text, site.root, pointer)
    return replaceValue(site.text, pointer, writeWords(site.text.slice(start, end), wanted, to, isRich(schema)))
  })
  if (only && edits.length === 0) throw new Failure(`“${change.find}” is no longer there. Nothing was changed.`)
  return { texts, edits }
}
