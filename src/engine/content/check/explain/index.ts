import type { ErrorObject } from 'ajv/dist/2020.js'
import { parentPointer } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import { PointerSet } from '../../schema-model/pointer-set'
import { explainType } from './blocks/block-type'
import { explainFields } from './fields'
import { explainClosed } from './fields/closed'
import { joinGuards } from './guard'
import type { Context, Explained } from './phrases'
import { joinSwapped } from './swapped'
import { explainTemplates } from './templates'
import { explainValue } from './values/explain-value'

export { explainBareWord, explainNoValue, settleBareWord } from './bare-word'
export type { Context, Explained, Repair } from './phrases'
export { joinSwapped } from './swapped'

const echoes = new Set(['if', 'allOf', 'oneOf', 'anyOf'])

const isTemplateError = ({ schemaPath }: ErrorObject) => schemaPath.includes('templates/')

/** ajv adds an error for every item; the list's own error is enough. */
const isPartOfContains = ({ schemaPath }: ErrorObject) => /\/contains\/./.test(schemaPath)

/** The value of a field that a condition leaves no place for. */
const isClosed = ({ keyword }: ErrorObject) => keyword === 'false schema'

function groupByPlace(errors: ErrorObject[]): Map<string, ErrorObject[]> {
  const places = new Map<string, ErrorObject[]>()
  for (const error of errors) addTo(places, error.instancePath, error)
  return places
}

const aboutFields = new Set(['additionalProperties', 'required', 'dependentRequired'])

const isAboutFields = ({ keyword }: ErrorObject) => aboutFields.has(keyword)

const listOf = (pointer: string) => pointer.replace(/\/\d+$/, '')

/** One problem a mistake, in an author's words. */
export function explain(errors: ErrorObject[], context: Context): Explained[] {
  const real = errors.filter((error) => !isPartOfContains(error))
  const closed = new PointerSet(real.filter(isClosed).map(({ instancePath }) => instancePath))
  const own = real.filter((error) => !isTemplateError(error) && !closed.covers(parentPointer(error.instancePath)))
  const findings: Explained[] = []
  for (const group of groupByPlace(own).values()) {
    const typeless = group.find(({ keyword }) => keyword === 'discriminator')
    if (typeless) {
      findings.push(explainType(typeless, context))
      continue
    }
    const refused = group.find(isClosed)
    if (refused) {
      findings.push(explainClosed(refused, own, context))
      continue
    }
    const ofFields = group.filter(isAboutFields)
    const switches = group.filter(({ keyword }) => keyword === 'if')
    const [value] = group.filter(
      (error) =>
        !isAboutFields(error) &&
        !echoes.has(error.keyword) &&
        !(error.keyword === 'pattern' && error.propertyName !== undefined),
    )
    if (ofFields.length > 0) for (const finding of explainFields(ofFields, switches, context)) findings.push(finding)
    if (value) findings.push(explainValue(value, context))
  }
  const misshapen = new Set(findings.flatMap(({ rule, pointer }) => (rule === 'wrong-type' ? [listOf(pointer)] : [])))
  const places = new PointerSet(findings.map(({ pointer }) => pointer))
  const mixed = new Set(
    findings.flatMap(({ rule, pointer }) => (rule === 'not-together' ? [parentPointer(pointer)] : [])),
  )
  // Errors inside of a value to be rewritten do not count.
  const rewritten = new PointerSet(
    findings.flatMap(({ pointer, repair = [] }) =>
      [repair].flat().some((step) => step.kind === 'replace' && step.at === pointer) ? [pointer] : [],
    ),
  )
  const unclear = new Set(
    findings.flatMap(({ rule, pointer }) => (rule === 'not-one-of' ? [parentPointer(pointer)] : [])),
  )
  // A field beside the object that lacks it is one mistake: it belongs in there.
  const besides = new Set(findings.flatMap(({ rule, pointer }) => (rule === 'misplaced' ? [pointer] : [])))
  const joined = joinSwapped(joinGuards(findings, context), context).filter(({ rule, pointer, group }) => {
    if (pointer !== '' && rewritten.covers(parentPointer(pointer))) return false
    if (rule === 'missing-field' && besides.has(`${parentPointer(pointer)}/${group}`)) return false
    // Other fields depend on the value that is wrong.
    if (rule === 'not-together' && unclear.has(parentPointer(pointer))) return false
    // A list seems short because one of its items is invalid.
    if (rule === 'missing-item') return !places.reachesInto(pointer)
    if (rule === 'list-length' && pointer.endsWith('/blocks') && mixed.has(parentPointer(pointer))) return false
    return rule !== 'list-length' || !misshapen.has(pointer)
  })
  const templates = real.filter((error) => isTemplateError(error) && !echoes.has(error.keyword))
  const blamed = joined.map(({ pointer }) => pointer)
  return [...joined, ...explainTemplates(templates, blamed, context)]
}
