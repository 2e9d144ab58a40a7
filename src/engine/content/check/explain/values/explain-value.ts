import type { ErrorObject } from 'ajv/dist/2020.js'
import { asList, asObject, escapeToken, isObject } from '../../../../base/shared-types/json'
import { sayWeekday } from '../../../../base/text/language/time-of-day'
import { type Guess, guess } from '../../../../base/text/nearest'
import { plural } from '../../../../base/text/numbers'
import { choiceWords, quotedChoice } from '../../../schema-model/choice-words'
import { joined, quoted, shown } from '../../../schema-model/phrases'
import { explainCount } from '../blocks/held'
import { type Context, descriptionOf, type Explained, fieldOf, groupOfPlace, orRemove } from '../phrases'
import { corrected } from './corrections'
import { explainPattern } from './explain-pattern'
import { itemsIn } from './meant-value'
import { explainWrongType } from './wrong-type'

/** Kinds of form fields as html and form programs call them. */
const kindsInOtherWords: Record<string, string> = {
  choice: 'dropdown select radio radios radiobuttons options',
  choices: 'checkboxes multiselect multiple',
  email: 'mail e-mail emailaddress',
  longText: 'textarea textbox multiline message paragraph',
  telephone: 'tel phone mobile phonenumber',
  text: 'input string textfield shorttext',
  tick: 'checkbox boolean toggle switch consent',
}

function guessChoice(data: string, allowed: string[]): Guess | undefined {
  const word = data.toLowerCase().replace(/[ _]/g, '')
  const kind = allowed.find((one) => kindsInOtherWords[one]?.split(' ').includes(word))
  return kind === undefined ? guess(data, allowed) : { name: kind, isSure: false }
}

function explainEnum({ instancePath, params, data, parentSchema }: ErrorObject, { root }: Context): Explained {
  const allowed = params.allowedValues as unknown[]
  const own = asObject(parentSchema)
  const { language } = asObject(asObject(root).site)
  const word = String(data).toLowerCase().replace(/\.$/, '')
  const namesOf = (value: unknown) =>
    [choiceWords(own, value) ?? '', sayWeekday(String(value), language)].map((name) => name.toLowerCase())
  const named = allowed.find((value) => namesOf(value).includes(word))
  // "Sa" -> "saturday", which is "Samstag" for the author; "Ton" -> "clay", which is "Ton und Glasuren".
  const begun = allowed.filter((value) => word.length > 1 && namesOf(value).some((name) => name.startsWith(word)))
  const meant =
    named === undefined
      ? ((typeof data === 'string' ? guessChoice(data, allowed.map(String)) : undefined) ??
        (begun.length === 1 ? { name: String(begun[0]), isSure: false } : undefined))
      : { name: String(named), isSure: true }
  const choices = allowed.map((value) => quotedChoice(own, value))
  const choice = `Write ${allowed.length === 1 ? '' : 'one of '}${joined(choices, 'or')}.`
  return {
    rule: 'not-one-of',
    pointer: instancePath,
    message: `${fieldOf(instancePath)} cannot be ${quoted(data)}. ${meant ? `Did you mean ${quotedChoice(own, meant.name)}?` : choice}`,
    group: groupOfPlace(instancePath, meant !== undefined),
    suggestion: meant?.name,
    ...(meant?.isSure && { replacement: meant.name }),
    ...(meant && { repair: { kind: 'replace', at: instancePath, value: meant.name } as const }),
  }
}

/** Of a field for a name, where nothing has one. */
const explainNoChoice = ({ instancePath, data }: ErrorObject): Explained => ({
  rule: 'not-one-of',
  pointer: instancePath,
  message: `${fieldOf(instancePath)} cannot be ${quoted(data)}: there is none. Remove this field.`,
  group: groupOfPlace(instancePath),
})

function explainLength(
  { keyword, instancePath, params, data, parentSchema }: ErrorObject,
  context: Context,
): Explained {
  const length = Array.from(String(data)).length
  const field = fieldOf(instancePath)
  const base = {
    rule: 'text-length',
    pointer: instancePath,
    group: groupOfPlace(instancePath, keyword, length === 0 && descriptionOf(parentSchema)),
  }
  if (length === 0) {
    const words = `${field} is empty. Write something${orRemove(instancePath, context)}. ${descriptionOf(parentSchema)}`
    return { ...base, message: words.trim() }
  }
  const limit = Number(params.limit)
  const isTooLong = keyword === 'maxLength'
  const advice = isTooLong
    ? `${limit} is the limit. Shorten it by ${length - limit}.`
    : `it needs at least ${limit}. Write more.`
  return { ...base, message: `${field} has ${plural(length, 'character')}; ${advice}` }
}

function explainItems(error: ErrorObject, context: Context): Explained {
  const { keyword, instancePath, params, data, parentSchema } = error
  if (asObject(parentSchema).holds !== undefined) return explainCount(error, context)
  const items = asList(data)
  const field = fieldOf(instancePath)
  const base = {
    rule: 'list-length',
    pointer: instancePath,
    group: groupOfPlace(instancePath, keyword, items.length === 0),
  }
  const limit = Number(params.limit)
  const surplus = items.length - limit
  const has = `${field} has ${plural(items.length, 'item')};`
  if (surplus > 0) return { ...base, message: `${has} ${limit} is the limit. Remove ${surplus}.`, surplus }
  if (items.length > 0) return { ...base, message: `${has} it needs at least ${limit}. Add ${-surplus}.` }
  const least = plural(limit, 'item')
  return {
    ...base,
    message: `${field} is an empty list. Put at least ${least} in it${orRemove(instancePath, context)}.`,
  }
}

function explainDuplicate({ instancePath, params, data }: ErrorObject, { book, root }: Context): Explained {
  const places = [Number(params.i), Number(params.j)].sort((a, b) => a - b)
  const item = Array.isArray(data) ? data[places[1] as number] : undefined
  return {
    rule: 'duplicate-item',
    pointer: `${instancePath}/${places[1]}`,
    message: `${quotedChoice(book.at(`${instancePath}/0`, root), item)} stands in ${fieldOf(instancePath)} twice: as item ${Number(places[0]) + 1} and as item ${Number(places[1]) + 1}. Remove one.`,
    group: groupOfPlace(instancePath, item),
  }
}

function explainLimit({ keyword, instancePath, params, data }: ErrorObject): Explained {
  const bound = keyword === 'minimum' ? 'at least' : 'at most'
  return {
    rule: 'number-range',
    pointer: instancePath,
    message: `${fieldOf(instancePath)} must be ${bound} ${params.limit}, not ${quoted(data)}.`,
    group: groupOfPlace(instancePath, keyword),
  }
}

function explainStep({ instancePath, params, data }: ErrorObject): Explained {
  const step = Number(params.multipleOf)
  const below = Math.floor(Number(data) / step) * step
  return {
    rule: 'number-range',
    pointer: instancePath,
    message: `${fieldOf(instancePath)} goes in steps of ${step}, and ${quoted(data)} lies between two of them. Write ${below} or ${below + step}.`,
    group: groupOfPlace(instancePath, step),
  }
}

/** "clients_de", where there is "clients": the German shared block is "clients@de". */
function inLanguage(name: string, names: unknown): string | undefined {
  const [, base = '', language] = name.match(/^(.+)[_.:/ ]([a-z]{2,3}(?:-[A-Za-z\d]+)*)$/) ?? []
  return Object.hasOwn(asObject(names), base) ? `${base}@${language}` : undefined
}

function explainName({ instancePath, params, schema, data }: ErrorObject): Explained {
  const name = String(params.propertyName)
  const { pattern, patternErrorMessage } = asObject(schema)
  const meant = (instancePath === '/shared' && inLanguage(name, data)) || corrected(name, String(pattern))
  return {
    rule: 'pattern',
    pointer: `${instancePath}/${escapeToken(name)}`,
    on: 'key',
    message:
      `${quoted(name)} cannot be a name here.${meant ? ` Did you mean "${meant}"?` : ''} ${patternErrorMessage ?? ''}`.trim(),
    suggestion: meant,
    ...(meant && { repair: { kind: 'rename', object: instancePath, names: [[name, meant]] } as const }),
  }
}

export function explainValue(error: ErrorObject, context: Context): Explained {
  const { keyword, instancePath, schema, parentSchema } = error
  switch (keyword) {
    case 'type':
      return explainWrongType(error, context)
    case 'enum':
      return explainEnum(error, context)
    case 'pattern':
      return explainPattern(error, context)
    case 'minLength':
    case 'maxLength':
      return explainLength(error, context)
    case 'minItems':
    case 'maxItems':
      return explainItems(error, context)
    case 'uniqueItems':
      return explainDuplicate(error, context)
    case 'minimum':
    case 'maximum':
      return explainLimit(error)
    case 'multipleOf':
      return explainStep(error)
    case 'propertyNames':
      return explainName(error)
    case 'contains': {
      const wanted = isObject(schema) ? schema.const : undefined
      const texts = Array.isArray(error.data) ? error.data.map(String) : []
      const items = texts.flatMap(itemsIn)
      const isSplit = items.includes(String(wanted))
      const same = texts.find((text) => text.toLowerCase() === String(wanted))
      const small = same === undefined ? undefined : `Write ${quoted(wanted)} instead of ${quoted(same)}.`
      const advice = small ?? (isSplit ? `Each item has its own double quotes: write ${shown(items)}.` : 'Add it.')
      const message = `${fieldOf(instancePath)} must have ${quoted(wanted)} among its items. ${advice}`
      return { rule: 'missing-item', pointer: instancePath, message, group: groupOfPlace(instancePath, same, isSplit) }
    }
    case 'not': {
      if (Object.keys(asObject(schema)).length === 0) return explainNoChoice(error)
      const message = descriptionOf(schema) || `${fieldOf(instancePath)} holds two things that exclude each other.`
      return { rule: 'not-together', pointer: instancePath, message }
    }
    default: {
      const message = `${fieldOf(instancePath)} is not written as it should be. ${descriptionOf(parentSchema)}`
      return {
        rule: 'wrong-form',
        pointer: instancePath,
        message: message.trim(),
        group: groupOfPlace(instancePath, keyword),
      }
    }
  }
}
