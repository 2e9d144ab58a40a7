import type { ErrorObject } from 'ajv/dist/2020.js'
import { asObject, escapeToken, isObject } from '../../../../base/shared-types/json'
import { capitalize } from '../../../../base/text/language/capitalize'
import { type Guess, guess } from '../../../../base/text/nearest'
import { exampleOf } from '../../../schema-model/example'
import { article, listed, quoted, shown, thisOne } from '../../../schema-model/phrases'
import { looksLikePage } from '../blocks/block-type'
import { explainInner, explainLoose, makesHeldList } from '../blocks/held'
import { fits } from '../misfits'
import { blockNoun, type Context, descriptionOf, type Explained, isBlockAt } from '../phrases'
import { wrapperIn } from '../wrapper'
import { type Flawed, readFlawed } from './flawed'
import { fieldCalled } from './foreign-field-names'
import { homeOf } from './home-of-field'
import { type Intent, readIntent } from './intents'
import { readRedirect } from './redirects'
import { explainRenamed, type Renaming } from './renamed'
import { explainSplit } from './split-object'
import { explainWhole } from './whole-object'

function guessField(name: string, missing: string[], candidates: string[]): Guess | undefined {
  const nearest = guess(name, candidates)
  const wanted = guess(name, missing)
  if (!wanted || !nearest || wanted.name === nearest.name) return nearest
  return nearest.name.toLowerCase() === name.toLowerCase() ? nearest : { ...wanted, isSure: false }
}

function explainIntent(field: string, { at, name }: Flawed, { advice, suggestion }: Intent): Explained {
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(field)}`,
    on: 'key',
    message: `"${field}" is not a field of ${article(name)}. ${advice}`,
    group: field,
    ...(suggestion !== undefined && { suggestion }),
  }
}

/** The field whose object has room for all that is in a value. */
function ownerOf(value: unknown, fields: Flawed['fields'], { book }: Context): string | undefined {
  const names = isObject(value) ? Object.keys(value) : []
  return Object.keys(fields).find((known) => {
    const its = book.fieldsOf(fields[known])
    return names.length > 0 && names.every((name) => Object.hasOwn(its, name))
  })
}

const note = /^(?:\/\/|#|_(?!_)|--|\$comment)|^(?:comments?|notes?|todo|remarks?|memo)$/i

function explainUnknown(field: string, flawed: Flawed, context: Context): Explained {
  const { at, data, fields, name } = flawed
  const value = data[field]
  if (isObject(value) && looksLikePage(value)) {
    const message = `This is a page (${quoted(value.path)}) outside of "pages". Move it into that list, without the name before it.`
    return { rule: 'misplaced', pointer: `${at}/${escapeToken(field)}`, on: 'key', message }
  }
  const unused = Object.keys(fields).filter((known) => !Object.hasOwn(data, known))
  const used = Object.keys(fields).filter((known) => Object.hasOwn(data, known))
  const called = fieldCalled(field, fields, { missing: [], free: used }, context.book)
  const twin = called ?? guess(field, Object.keys(fields))
  if (Array.isArray(value) && value.some((item) => isObject(item) && looksLikePage(item))) {
    const message = 'Pages stand side by side in the one list "pages", not inside of each other. Move these there.'
    return { rule: 'misplaced', pointer: `${at}/${escapeToken(field)}`, on: 'key', message }
  }
  const inside = Object.keys(fields).find(
    (known) => isObject(data[known]) && Object.hasOwn(context.book.fieldsOf(fields[known]), field),
  )
  const ofInside = inside && `It is a field of "${inside}": move it in there.`
  const owner = ownerOf(value, fields, context)
  const ofOwner = owner && `${listed(Object.keys(value as object), 'and')} in it belongs in "${owner}": move it there.`
  const [redirect] = at === '' && /^redirects?$/i.test(field) && Array.isArray(value) ? value.map(readRedirect) : []
  const ofRedirects =
    redirect && `Each redirect is an item of "pages": write ${shown(redirect)} there, and the others in the same way.`
  const home = called ? undefined : (ofRedirects ?? ofInside ?? ofOwner ?? homeOf(field, flawed.at, context))
  const otherwise = unused.length > 0 ? `It can also have ${listed(unused)}.` : 'Remove it.'
  const ofTwin = twin && `There is "${twin.name}" already: keep one of the two.`
  const ofNote = note.test(field)
    ? 'This file has no place for notes: keep them elsewhere, and take this out.'
    : undefined
  const ofType = field === 'type' && !isBlockAt(at, context) ? 'Only a block has one: remove it.' : undefined
  const advice = ofNote ?? ofType ?? home ?? ofTwin ?? otherwise
  return {
    rule: home ? 'misplaced' : 'unknown-field',
    pointer: `${at}/${escapeToken(field)}`,
    on: 'key',
    message: `"${field}" is not a field of ${article(name)}. ${advice}`,
    ...(home === undefined && { group: field }),
  }
}

/** Fields in a needless object inside of their own. */
function explainWrapper(field: string, { at, data, name }: Flawed): Explained {
  const inner = Object.keys(data[field] as object)
  return {
    rule: 'misplaced',
    pointer: `${at}/${escapeToken(field)}`,
    on: 'key',
    message: `"${field}" is not a field of ${article(name)}, but ${listed(inner)} in it ${inner.length === 1 ? 'is' : 'are'}. Take "${field}" and its braces { } away, and leave what is in them.`,
    repair: { kind: 'unwrap', object: at, field },
  }
}

function explainMissing({ at, name, fields, missing, data, reasons }: Flawed, { book, root }: Context): Explained {
  const [only] = missing
  const shared = asObject(asObject(root).shared)
  const isSharedName =
    Object.keys(data).length === 1 && typeof data.type === 'string' && Object.hasOwn(shared, data.type)
  if (isSharedName) {
    const message = `${capitalize(thisOne(name))} has no ${listed(missing, 'and')}. Add what is missing; or, if the shared block of this name is meant, write { "shared": ${quoted(data.type)} }.`
    return { rule: 'missing-field', pointer: at, message, group: only }
  }
  const [reason, ...others] = new Set(missing.map((field) => reasons.get(field)))
  const because = reason === undefined || others.length > 0 ? '' : `, because ${reason}`
  if (missing.length === 1) {
    const message = `"${only}" is missing in ${thisOne(name)}${because}. Add it. ${descriptionOf(fields[String(only)])}`
    return { rule: 'missing-field', pointer: at, message: message.trim(), group: only }
  }
  const example = Object.fromEntries(missing.map((field) => [field, exampleOf(fields[field], book)]))
  const start = Object.keys(data).length === 0 ? `Nothing is written in ${thisOne(name)}: ` : ''
  const message = `${start}${listed(missing)} are missing${start ? '' : ` in ${thisOne(name)}`}${because}. Add them, for example ${shown(example).slice(2, -2)}.`
  return { rule: 'missing-field', pointer: at, message, group: only }
}

/** A misspelt field is unknown and its right name missing: one problem. So are several missing fields. */
export function explainFields(errors: ErrorObject[], switches: ErrorObject[], context: Context): Explained[] {
  const { book } = context
  const flawed = readFlawed(errors, switches, context)
  const whole = explainWhole(flawed, context)
  if (whole) return [whole]

  const { data, fields } = flawed
  const findings: Explained[] = []
  const renamings: Renaming[] = []
  const free = new Set(Object.keys(fields).filter((name) => !Object.hasOwn(data, name)))
  const missing = new Set(flawed.missing)
  const take = (renaming: Renaming) => {
    renamings.push(renaming)
    free.delete(renaming.to)
    missing.delete(renaming.to)
  }
  const wrapper = flawed.unknown.length > 0 ? wrapperIn(data, fields) : undefined
  if (wrapper !== undefined) {
    findings.push(explainWrapper(wrapper, flawed))
    for (const name of Object.keys(data[wrapper] as object)) missing.delete(name)
  }
  const inner = explainInner(flawed, context)
  if (inner) {
    findings.push(inner.finding)
    missing.delete(inner.meant ?? '')
  }
  const split = explainSplit(flawed, context)
  if (split) {
    findings.push(split.finding)
    missing.delete(split.meant)
  }
  const strangers: string[] = []
  for (const from of flawed.unknown) {
    if (from === wrapper || inner?.fields.includes(from) || split?.fields.includes(from)) continue
    const candidates = [...missing, ...free]
    const near = guessField(from, [...missing], candidates)
    const isSlip = near?.isSure && fits(data[from], fields[near.name], book)
    const intent = isSlip ? undefined : readIntent(from, flawed, context)
    if (intent) {
      findings.push(explainIntent(from, flawed, intent))
      if (intent.isWhole) missing.clear()
      continue
    }
    const called = fieldCalled(from, fields, { missing: [...missing], free: [...free] }, book)
    const isOwned = !called && isObject(data[from]) && ownerOf(data[from], fields, context) !== undefined
    const meant = isSlip ? near : isOwned ? undefined : (called ?? near)
    if (meant) take({ from, to: meant.name, isSure: meant.isSure })
    else strangers.push(from)
  }
  // Free text in a field with a strict form probably means another field; an address in one for addresses does not.
  const isTold = (value: unknown, name: string) => {
    const { pattern } = book.resolve(fields[name])
    return pattern === undefined || (/^\//.test(String(value)) && new RegExp(String(pattern), 'u').test(String(value)))
  }
  const homeless: string[] = []
  const loose = explainLoose(strangers, { ...flawed, missing: [...missing] }, context)
  if (loose) {
    findings.push(loose.finding)
    missing.delete(loose.meant ?? '')
  }
  for (const from of loose ? [] : strangers) {
    const told = [...missing].filter((name) => fits(data[from], fields[name], book) && isTold(data[from], name))
    const held = [...missing].filter((name) => makesHeldList(data[from], book.resolve(fields[name]), book))
    const fitting = told.length > 0 ? told : held
    const [to, ...others] = fitting
    if (to !== undefined && others.length === 0) {
      const words = `"${from}" is not a field of ${article(flawed.name)}, and "${to}" is missing. Did you mean "${to}"?`
      take({ from, to, isSure: false, words })
    } else homeless.push(from)
  }
  for (const finding of explainRenamed(flawed, renamings, context)) findings.push(finding)
  for (const field of homeless) findings.push(explainUnknown(field, flawed, context))
  if (missing.size > 0) findings.push(explainMissing({ ...flawed, missing: [...missing] }, context))
  return findings
}

export function missingOfTemplate(missing: string[], error: ErrorObject, { book }: Context): string {
  const data = asObject(error.data)
  const isBlock = typeof data.type === 'string'
  const isEntry = error.instancePath.endsWith('/entry')
  const owner = isBlock ? book.block(data.type) : isEntry ? book.fieldsOf(book.page).entry : book.page
  const fields = book.fieldsOf(owner)
  const name = isBlock ? blockNoun(data.type, book) : isEntry ? 'entry' : 'page'
  const verb = missing.length === 1 ? 'is' : 'are'
  const example = Object.fromEntries(missing.map((field) => [field, exampleOf(fields[field], book)]))
  return `${listed(missing)} ${verb} missing in this ${name}: its template wants ${missing.length === 1 ? 'it' : 'them'}. Add ${missing.length === 1 ? quoted(missing[0]) : 'them'}, for example ${shown(example).slice(2, -2)}.`
}
