import { isObject } from '../../../../base/shared-types/json'
import { article, listed, quoted, thisOne } from '../../../schema-model/phrases'
import type { Schema } from '../../../schema-model/schema-book'
import { type Context, exampleInWords, isBlockAt, keyIsElsewhere } from '../phrases'
import { corrected } from '../values/corrections'
import { truths } from '../values/meant-scalar'

export interface Owner {
  at: string
  data: Record<string, unknown>
  name: string
  fields: Record<string, Schema>
}

export interface Intent {
  advice: string
  suggestion?: string
  /** Whether the advice names the missing field, too. */
  isWhole?: boolean
}

const hiding = /^(?:is)?(?:hidden|hide|invisible|disabled?|inactive|unpublished|unlisted|archived|offline|draft)$/i
const showing = /^(?:is)?(?:visible|enabled?|active|shown?|published|public|listed|online|live)$/i
const state = /^(?:status|state|visibility)$/i
const ending =
  /^(?:unpublish|expir(?:e|es|ed|y|ation)|ends?|until|stop|valid_?(?:until|to)|remove|take_?down|offline|close[sd]?|hide)(?:_?(?:at|on|by|from|date|time))*$/i
const beginning =
  /^(?:publish(?:ed)?|release[ds]?|starts?|from|go(?:es)?_?live|live|appears?|show|visible|available|valid_?from|launch)(?:_?(?:at|on|from|date|time))*$/i
const unindexed = /^(?:no_?-?index|robots|hide_?from_?search)$/i
const password = /^(?:pass(?:word|code|phrase)?|pwd|access_?(?:key|code|token))$/i
const secret =
  /^(?:pass(?:word|code|phrase)?|pwd|pin|secret|(?:access_?)?(?:key|code|token)|login|users?|credentials?)$/i

const switched: ReadonlyMap<string, boolean> = new Map([...truths, ['0', false]])

/** Undefined if a field is about something else. */
function wantsHidden(name: string, value: unknown): boolean | undefined {
  const isOn = switched.get(String(value).toLowerCase())
  if (state.test(name)) {
    if (hiding.test(String(value)) || /^pending$/i.test(String(value))) return true
    return showing.test(String(value)) ? false : undefined
  }
  if (isOn === undefined) return undefined
  if (hiding.test(name)) return isOn
  return showing.test(name) ? !isOn : undefined
}

function switchOf(fields: Record<string, Schema>): { field: string; value: boolean } | undefined {
  const found = ['draft', 'hidden', 'isVisible'].find((field) => Object.hasOwn(fields, field))
  return found === undefined ? undefined : { field: found, value: found !== 'isVisible' }
}

function adviseHidden(field: string, isHidden: boolean, { at, data, name, fields }: Owner): Intent | undefined {
  const own = switchOf(fields)
  if (!own) {
    const [, list] = at.match(/\/([^/]+)\/\d+$/) ?? []
    if (list === undefined) return undefined
    return {
      advice: isHidden
        ? `To hide ${article(name)}, take it out of "${list}".`
        : `Remove it: what is in "${list}" is shown.`,
    }
  }
  const said = `"${own.field}": ${own.value}`
  if (Object.hasOwn(data, own.field)) {
    const value = own.value === isHidden
    return {
      advice: `"${own.field}" says it here, and is there already: take this out, and write "${own.field}": ${value}.`,
    }
  }
  if (!isHidden) return { advice: `Remove it: ${article(name)} is shown unless it has ${said}.` }
  return {
    advice: `To hide ${thisOne(name)}, write ${said} in its place.`,
    ...(data[field] === own.value && { suggestion: own.field }),
  }
}

const looksLikeTime = (value: unknown) => typeof value === 'string' && /\d/.test(value)

function adviseTime(field: string, { data, fields }: Owner, { book }: Context): Intent | undefined {
  const value = data[field]
  const pattern = String(book.resolve(fields.publish).pattern)
  const written = String(value).trim()
  const isWhole = new RegExp(pattern, 'u').test(written)
  const time = isWhole ? written : corrected(written, pattern)
  const shown = quoted(time ?? '2027-03-01 00:00')
  const example = time === undefined ? ', for example' : ''
  if (ending.test(field) && looksLikeTime(value)) {
    if (Object.hasOwn(data, 'expire')) return { advice: 'When it ends is said with "expire", which is there already.' }
    const advice = `To end the page at a time, write${example} "expire": { "at": ${shown}, "redirect": "" }, with the page that its visitors are led to from then on.`
    return { advice }
  }
  if (beginning.test(field) && looksLikeTime(value)) {
    if (Object.hasOwn(data, 'publish'))
      return { advice: 'When it appears is said with "publish", which is there already.' }
    const advice = `To let the page appear at a time, write${example} "publish": ${shown}.`
    return { advice, ...(isWhole && { suggestion: 'publish' }) }
  }
  if (state.test(field) && /^(?:scheduled|planned|future)$/i.test(written))
    return {
      advice: `When a page appears is said with "publish", for example "publish": ${quoted('2027-03-01 00:00')}.`,
    }
  return /^(?:date|time|when|day)$/i.test(field)
    ? { advice: 'A page has two times: "publish", when it appears, and "expire", when it ends.' }
    : undefined
}

/** Page fields in a block: if valid, they would affect the whole page. */
function adviseInBlock(field: string, { data }: Owner, { book }: Context): Intent | undefined {
  const isTime = (ending.test(field) || beginning.test(field)) && (looksLikeTime(data[field]) || isObject(data[field]))
  if (isTime)
    return {
      advice:
        'Only whole pages have times. Take it out, and hide the block with "hidden": true for as long as it is not to be seen.',
    }
  if (field === 'guard' || password.test(field))
    return Object.hasOwn(book.fieldsOf(book.page), 'guard')
      ? {
          advice:
            'Only whole pages are kept for people with the access key: move the block to a page that has a "guard".',
        }
      : undefined
  return undefined
}

function adviseSecret(field: string, { at, data, fields }: Owner, { book }: Context): Intent | undefined {
  if (at.endsWith('/guard') && secret.test(field)) {
    const missing = ['cookie', 'otherwise'].filter((name) => !Object.hasOwn(data, name))
    const words =
      missing.length === 0
        ? 'Take it out.'
        : `Take it out, and write ${listed(missing)}. ${exampleInWords(book.fieldsOf(book.page).guard, book)}`
    return { advice: `${words} ${keyIsElsewhere(book)}`, isWhole: true }
  }
  if (!password.test(field) || !Object.hasOwn(fields, 'guard')) return undefined
  return {
    advice: `A page for people with the access key has a "guard", which names its "cookie" and the page "otherwise". ${keyIsElsewhere(book)}`,
  }
}

/** Where the name says it in other words, and spelling would mislead. */
export function readIntent(field: string, owner: Owner, context: Context): Intent | undefined {
  const { at, data, fields } = owner
  const isHidden = wantsHidden(field, data[field])
  const ofHiding = isHidden === undefined ? undefined : adviseHidden(field, isHidden, owner)
  if (ofHiding) return ofHiding
  if (Object.hasOwn(fields, 'publish')) {
    const ofTime = adviseTime(field, owner, context)
    if (ofTime) return ofTime
  }
  if (/^(?:is)?private$/i.test(field) && Object.hasOwn(fields, 'draft') && Object.hasOwn(fields, 'guard'))
    return {
      advice:
        'To keep the page to yourselves, write "draft": true. For people with the access key alone, give it a "guard".',
    }
  if (unindexed.test(field) && Object.hasOwn(fields, 'isIndexed'))
    return { advice: 'To keep the page out of search engines, write "isIndexed": false.' }
  return isBlockAt(at, context) ? adviseInBlock(field, owner, context) : adviseSecret(field, owner, context)
}
