import type { ErrorObject } from 'ajv/dist/2020.js'
import { asList, asObject, isObject, valueAt } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { plural } from '../../../base/text/numbers'
import { article, quoted } from '../../schema-model/phrases'
import { PointerSet } from '../../schema-model/pointer-set'
import { missingOfTemplate } from './fields'
import { type Context, type Explained, fieldOf, groupOfPlace } from './phrases'

const isTypeError = ({ keyword, instancePath }: ErrorObject) =>
  keyword === 'const' && /\/blocks\/\d+\/type$/.test(instancePath)

const wantedTypes = (schema: unknown): string[] =>
  asList(asObject(schema).prefixItems).map((item) => String(valueAt(item, '/properties/type/const') ?? ''))

const blockNumber = (pointer: string) => Number(pointer.match(/\/blocks\/(\d+)/)?.[1] ?? Number.POSITIVE_INFINITY)

/** A block of the wrong type: another is missing before it, or comes later. */
function explainType(
  { instancePath, params, data }: ErrorObject,
  { root, book }: Context,
): Pick<Explained, 'message' | 'group'> {
  const number = blockNumber(instancePath)
  const [wanted, own] = [String(params.allowedValue), String(data)]
  const blocks = valueAt(root, instancePath.replace(/\/\d+\/type$/, ''))
  const later = Array.isArray(blocks)
    ? blocks.findIndex((block, index) => index > number && isObject(block) && block.type === wanted)
    : -1
  const start = `Block ${number + 1} of this page must be ${article(book.sayType(wanted))}, not ${article(book.sayType(own))}: its template says so.`
  const advice =
    later < 0
      ? `Put one before it, or take "template" out of the page.`
      : `Move block ${later + 1}, which is one, before it.`
  return { message: `${start} ${advice}`, group: `${wanted} ${own} ${later < 0}` }
}

function explainOne(error: ErrorObject, context: Context): Explained {
  const { keyword, instancePath, params, data, parentSchema } = error
  const base = { rule: 'template', pointer: instancePath }
  const items = Array.isArray(data) ? data.length : 0
  if (keyword === 'const' && isTypeError(error)) return { ...base, ...explainType(error, context) }
  if (keyword === 'const') {
    const message = `${fieldOf(instancePath)} must be ${quoted(params.allowedValue)}, not ${quoted(data)}: the page's template says so.`
    return { ...base, message, group: groupOfPlace(instancePath, keyword), suggestion: String(params.allowedValue) }
  }
  const next = wantedTypes(parentSchema)[items]
  if (keyword === 'minItems' && next) {
    const message = `This page has ${items} of the ${params.limit} blocks that its template wants. Block ${items + 1} must be ${article(context.book.sayType(next))}.`
    return { ...base, message, group: `blocks ${next}` }
  }
  const change = keyword === 'minItems' ? `at least ${params.limit}. Add` : `at most ${params.limit}. Remove`
  const surplus = items - Number(params.limit)
  if (keyword === 'minItems' || keyword === 'maxItems') {
    const message = `${fieldOf(instancePath)} has ${plural(items, 'item')}; the page's template wants ${change} ${Math.abs(surplus)}.`
    return {
      ...base,
      message,
      group: groupOfPlace(instancePath, keyword),
      ...(surplus > 0 && { surplus }),
    }
  }
  if (keyword === 'required')
    return { ...base, message: missingOfTemplate([String(params.missingProperty)], error, context) }
  const message = `${fieldOf(instancePath)} is not as the page's template wants it.`
  return { ...base, message, group: groupOfPlace(instancePath) }
}

/** Several fields that a template requires of one object are one problem. */
function explainRequired(errors: ErrorObject[], context: Context): Explained[] {
  const byObject = new Map<string, ErrorObject[]>()
  for (const error of errors) addTo(byObject, error.instancePath, error)
  return [...byObject.values()].map((group) => {
    const [first] = group as [ErrorObject, ...ErrorObject[]]
    const missing = group.map(({ params }) => String(params.missingProperty))
    return { rule: 'template', pointer: first.instancePath, message: missingOfTemplate(missing, first, context) }
  })
}

/** Nothing after a block of the wrong type is checked: the order has slipped. */
function explainPage(errors: ErrorObject[], context: Context): Explained[] {
  const [slip] = errors.filter(isTypeError).sort((a, b) => blockNumber(a.instancePath) - blockNumber(b.instancePath))
  const end = slip ? blockNumber(slip.instancePath) : Number.POSITIVE_INFINITY
  const kept = errors.filter(
    (error) =>
      error === slip ||
      blockNumber(error.instancePath) < end ||
      (!slip && !Number.isFinite(blockNumber(error.instancePath))) ||
      (slip !== undefined && !error.instancePath.includes('/blocks')),
  )
  const required = kept.filter(({ keyword }) => keyword === 'required')
  const others = kept.filter(({ keyword }) => keyword !== 'required')
  return [...others.map((error) => explainOne(error, context)), ...explainRequired(required, context)]
}

/** Ignores what follows from mistakes at the places `blamed`. */
export function explainTemplates(errors: ErrorObject[], blamed: string[], context: Context): Explained[] {
  const byPage = new Map<string, ErrorObject[]>()
  const places = new PointerSet(blamed)
  const lists = new Set(blamed.map((pointer) => pointer.replace(/\/\d+$/, '')))
  for (const error of errors) {
    const { instancePath, keyword } = error
    const isConsequence =
      places.covers(instancePath) ||
      (keyword === 'required' && places.reachesInto(instancePath)) ||
      // One item is a list of its own.
      (keyword === 'minItems' && !instancePath.endsWith('/blocks') && lists.has(instancePath))
    if (!isConsequence) addTo(byPage, instancePath.split('/').slice(0, 3).join('/'), error)
  }
  return [...byPage.values()].flatMap((group) => explainPage(group, context))
}
