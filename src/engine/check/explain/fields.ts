import type { ErrorObject } from 'ajv/dist/2020.js'
import { escapeToken, isObject } from '../../model/json'
import { type Guess, guess } from '../../text/nearest'
import { looksLikePage } from './block-type'
import { exampleOf, fits } from './example'
import { homeOf } from './home-of-field'
import { article, type Context, descriptionOf, type Explained, listed, nameOf, quoted, shown, titleOf } from './phrases'
import { requiredOf, type Schema, type SchemaBook } from './schema-book'

/** One object whose fields are wrong: what it has too much and too little. */
interface Flawed {
  at: string
  data: Record<string, unknown>
  name: string
  /** The fields that it may have. */
  fields: Record<string, Schema>
  unknown: string[]
  missing: string[]
  /** The field that is there, and wants the missing one beside it. */
  needing: string | undefined
  /** A field that decides what the object is: a page with "redirect" is a redirect. */
  decisive: string[]
  /** The fields that cannot stand beside it. */
  excluded: string[]
  /** Whether the decisive field is there. */
  isDecided: boolean
}

/** Returns the object that the errors of one place are about. `switches` are the errors of an "if" at the same place. */
function readFlawed(errors: ErrorObject[], switches: ErrorObject[], book: SchemaBook): Flawed {
  const [first] = errors as [ErrorObject, ...ErrorObject[]]
  const data = isObject(first.data) ? first.data : {}
  const named = errors.find(({ parentSchema }) => isObject(parentSchema) && isObject(parentSchema.properties)) ?? first
  const own = book.fieldsOf(named.parentSchema)
  const texts = (keyword: string, param: string) =>
    errors.filter((error) => error.keyword === keyword).map((error) => String(error.params[param]))
  const isDecided = switches.some(({ params }) => params.failingKeyword === 'then')
  const conditions = switches.map(({ parentSchema }) => (isObject(parentSchema) ? parentSchema.if : undefined))
  return {
    at: first.instancePath,
    data,
    name: isDecided ? titleOf(named) : nameOf(named),
    fields: Object.keys(own).length > 0 ? own : book.fieldsOf(book.block(data.type)),
    unknown: texts('additionalProperties', 'additionalProperty'),
    needing: texts('dependentRequired', 'property')[0],
    missing: [...new Set([...texts('required', 'missingProperty'), ...texts('dependentRequired', 'missingProperty')])],
    decisive: conditions.flatMap((condition) => requiredOf(condition)),
    excluded: conditions.flatMap((condition) => requiredOf(isObject(condition) ? condition.not : undefined)),
    isDecided,
  }
}

function renamed({ at, name }: Flawed, from: string, to: string, message: string, isSure: boolean): Explained {
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(from)}`,
    on: 'key',
    message: message || `"${from}" is not a field of ${article(name)}. Did you mean "${to}"?`,
    group: from,
    suggestion: to,
    ...(isSure && { replacement: to }),
    repair: { kind: 'rename', object: at, from, to },
  }
}

/** A field by its name: one that is missing rather than one that is merely near. */
function guessField(name: string, missing: string[], candidates: string[]): Guess | undefined {
  const nearest = guess(name, candidates)
  const wanted = guess(name, missing)
  if (!wanted || !nearest || wanted.name === nearest.name) return nearest
  return nearest.name.toLowerCase() === name.toLowerCase() ? nearest : { ...wanted, isSure: false }
}

/** A field by the words that its schema calls it by: "picture" for the field "image" whose title is "Picture". */
function byTitle(name: string, fields: Record<string, Schema>, names: string[]): Guess | undefined {
  const titles = new Map(names.map((field) => [String(fields[field]?.title ?? '').toLowerCase(), field]))
  const title = guess(name.toLowerCase(), titles.keys())
  const field = title && titles.get(title.name)
  return field === undefined ? undefined : { name: field, isSure: false }
}

/** Field names that people use for notes. */
const note = /^(?:\/\/|#|_(?!_)|--|\$comment)|^(?:comments?|notes?|todo|remarks?|memo)$/i

/** Other names for a block's heading. */
const headingNames = /^(?:title|headline|header)$/i

function explainUnknown(field: string, flawed: Flawed, context: Context): Explained {
  const { at, data, fields, name } = flawed
  const value = data[field]
  if (isObject(value) && looksLikePage(value)) {
    const message = `This is a page (${quoted(value.path)}) outside of "pages". Move it into that list, without the name before it.`
    return { rule: 'misplaced', pointer: `${at}/${escapeToken(field)}`, on: 'key', message }
  }
  const unused = Object.keys(fields).filter((known) => !Object.hasOwn(data, known))
  const isHeading = headingNames.test(field) && Object.hasOwn(data, 'heading')
  const twin = isHeading ? { name: 'heading' } : guess(field, Object.keys(fields))
  if (Array.isArray(value) && value.some((item) => isObject(item) && looksLikePage(item))) {
    const message = 'Pages stand side by side in the one list "pages", not inside of each other. Move these there.'
    return { rule: 'misplaced', pointer: `${at}/${escapeToken(field)}`, on: 'key', message }
  }
  const inside = Object.keys(fields).find(
    (known) => isObject(data[known]) && Object.hasOwn(context.book.fieldsOf(fields[known]), field),
  )
  const ofInside = inside && `It is a field of "${inside}": move it in there.`
  const home = isHeading ? undefined : (ofInside ?? homeOf(field, flawed.at, context))
  const otherwise = unused.length > 0 ? `It can also have ${listed(unused)}.` : 'Remove it.'
  const ofTwin = twin && `There is "${twin.name}" already: keep one of the two.`
  const ofNote = note.test(field)
    ? 'This file has no place for notes: keep them elsewhere, and take this out.'
    : undefined
  const advice = ofNote ?? home ?? ofTwin ?? otherwise
  return {
    rule: home ? 'misplaced' : 'unknown-field',
    pointer: `${at}/${escapeToken(field)}`,
    on: 'key',
    message: `"${field}" is not a field of ${article(name)}. ${advice}`,
    ...(home === undefined && { group: field }),
  }
}

function explainMissing({ at, name, fields, missing, needing, data }: Flawed, { book, root }: Context): Explained {
  const [only] = missing
  const shared = isObject(root) && isObject(root.shared) ? root.shared : {}
  const isSharedName =
    Object.keys(data).length === 1 && typeof data.type === 'string' && Object.hasOwn(shared, data.type)
  if (isSharedName) {
    const message = `This ${name} has no ${listed(missing, 'and')}. Add what is missing; or, if the shared block of this name is meant, write { "shared": ${quoted(data.type)} }.`
    return { rule: 'missing-field', pointer: at, message, group: only }
  }
  if (missing.length === 1) {
    const because = needing === undefined ? '' : `, which has "${needing}"`
    const message = `"${only}" is missing in this ${name}${because}. Add it. ${descriptionOf(fields[String(only)])}`
    return { rule: 'missing-field', pointer: at, message: message.trim(), group: only }
  }
  const example = Object.fromEntries(missing.map((field) => [field, exampleOf(fields[field], book)]))
  const start = Object.keys(data).length === 0 ? `This ${name} is empty: ` : ''
  const message = `${start}${listed(missing)} are missing in ${start ? 'it' : `this ${name}`}. Add them, for example ${shown(example).slice(2, -2)}.`
  return { rule: 'missing-field', pointer: at, message, group: only }
}

/** Objects that are something else altogether: a block among the pages, a redirect with blocks. One problem each. */
function explainWhole(flawed: Flawed, { book }: Context): Explained | undefined {
  const { at, data, unknown, missing, decisive, isDecided, name } = flawed
  if (at === '' && looksLikePage(data) && !('pages' in data)) {
    const message = `This file holds a page (${quoted(data.path)}) and nothing else, but it is the whole site. Bring back the last good version of the file, and put the page into its "pages".`
    return { rule: 'misplaced', pointer: `${at}/path`, on: 'key', message }
  }
  if (typeof data.shared === 'string' && unknown.length > 0) {
    const [field = ''] = unknown
    const name = quoted(data.shared)
    const message = unknown.includes('type')
      ? `A block has "type" or "shared", not both. Remove ${listed(unknown)} to show the shared block ${name}; or remove "shared" to show a block of this page's own.`
      : `A shared block is the same on every page: change ${listed(unknown)} under "shared", for all of them. For another one on this page, write the block itself in the place of { "shared": ${name} }.`
    return { rule: 'unknown-field', pointer: `${at}/${escapeToken(field)}`, on: 'key', message, group: field }
  }
  if (/^\/pages\/\d+$/.test(at) && book.block(data.type) && !('path' in data)) {
    const message = `This is a block (${data.type}) among the pages. Move it into the "blocks" of a page.`
    return { rule: 'misplaced', pointer: at, message }
  }
  if (!isDecided) {
    for (const from of unknown) {
      if (decisive.includes(from)) {
        const message = `A ${name} has "${from}" or ${listed(flawed.excluded, 'or')}, not both. Remove one of the two.`
        return { rule: 'not-together', pointer: `${at}/${escapeToken(from)}`, on: 'key', message }
      }
      const to = guess(from, decisive)
      if (to && missing.length > 0) return renamed(flawed, from, to.name, '', to.isSure)
    }
  }
  const [first] = unknown
  if (isDecided && first !== undefined && unknown.length > 1) {
    const orPage = name === 'redirect' ? '; or, if this is to be a page, remove "redirect" and give it "blocks"' : ''
    const message = `${listed(unknown)} are not fields of ${article(name)}. Remove them${orPage}.`
    return { rule: 'unknown-field', pointer: `${at}/${escapeToken(first)}`, on: 'key', message, group: first }
  }
  return undefined
}

/**
 * Unknown and missing fields of one object. A misspelt field is both and one problem; so are several missing ones, and
 * an unknown field that can only stand for the missing one.
 */
export function explainFields(errors: ErrorObject[], switches: ErrorObject[], context: Context): Explained[] {
  const { book } = context
  const flawed = readFlawed(errors, switches, book)
  const whole = explainWhole(flawed, context)
  if (whole) return [whole]

  const { data, fields } = flawed
  const drafts: Explained[] = []
  const free = new Set(Object.keys(fields).filter((name) => !Object.hasOwn(data, name)))
  const missing = new Set(flawed.missing)
  const take = (from: string, to: string, isSure: boolean, message = '') => {
    drafts.push(renamed(flawed, from, to, message, isSure))
    free.delete(to)
    missing.delete(to)
  }
  const strangers: string[] = []
  for (const from of flawed.unknown) {
    const candidates = [...missing, ...free]
    const heading = headingNames.test(from) && free.has('heading') ? { name: 'heading', isSure: false } : undefined
    const meant = guessField(from, [...missing], candidates) ?? heading ?? byTitle(from, fields, candidates)
    // A value of another kind would have to be written anew.
    if (meant) take(from, meant.name, meant.isSure && fits(data[from], fields[meant.name], book))
    else strangers.push(from)
  }
  const homeless: string[] = []
  for (const from of strangers) {
    const fitting = [...missing].filter((name) => fits(data[from], fields[name], book))
    const [to] = fitting
    if (to !== undefined && fitting.length === 1) {
      const words = `"${from}" is not a field of ${article(flawed.name)}, and "${to}" is missing. Did you mean "${to}"?`
      take(from, to, false, words)
    } else homeless.push(from)
  }
  for (const field of homeless) drafts.push(explainUnknown(field, flawed, context))
  if (missing.size > 0) drafts.push(explainMissing({ ...flawed, missing: [...missing] }, context))
  return drafts
}

/** The words for a field that a template demands. */
export function missingOfTemplate(missing: string[], error: ErrorObject, { book }: Context): string {
  const data = isObject(error.data) ? error.data : {}
  const isBlock = typeof data.type === 'string'
  const isEntry = error.instancePath.endsWith('/entry')
  const owner = isBlock ? book.block(data.type) : isEntry ? book.fieldsOf(book.page).entry : book.page
  const fields = book.fieldsOf(owner)
  const name = isBlock ? String(data.type) : isEntry ? 'entry' : 'page'
  const verb = missing.length === 1 ? 'is' : 'are'
  const example = Object.fromEntries(missing.map((field) => [field, exampleOf(fields[field], book)]))
  return `${listed(missing)} ${verb} missing in this ${name}: its template wants ${missing.length === 1 ? 'it' : 'them'}. Add ${missing.length === 1 ? quoted(missing[0]) : 'them'}, for example ${shown(example).slice(2, -2)}.`
}
