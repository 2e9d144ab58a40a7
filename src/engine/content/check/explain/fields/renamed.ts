import { escapeToken, isObject } from '../../../../base/shared-types/json'
import { article, joined, listed, quoted, shown, typesOf } from '../../../schema-model/phrases'
import { isCookie } from '../guard'
import { fits } from '../misfits'
import { type Context, descriptionOf, type Explained, kindsOf, type Repair } from '../phrases'
import { corrected } from '../values/corrections'
import { findMeant } from '../values/meant-value'
import type { Flawed } from './flawed'

export interface Renaming {
  from: string
  to: string
  isSure: boolean
  words?: string
}

type Written = { value: unknown } | { words: string }

/** Undefined if the field may stay. */
function rewrite({ at, data, fields }: Flawed, { from, to }: Renaming, context: Context): Written | undefined {
  const field = context.book.resolve(fields[to])
  const value = data[from]
  if (fields[to] === undefined || (isObject(value) && typesOf(field).includes('object'))) return undefined
  const place = `${at}/${escapeToken(to)}`
  if (!fits(value, field, context.book)) {
    const meant = findMeant(value, field, place, context)
    if (!meant) return { words: `It must be ${kindsOf(typesOf(field))}.` }
    return meant.words === undefined ? { value: meant.value } : { words: meant.words }
  }
  const { pattern } = field
  if (typeof value !== 'string' || typeof pattern !== 'string' || new RegExp(pattern, 'u').test(value)) return undefined
  const form = isCookie(place) ? undefined : corrected(value, pattern)
  return form === undefined ? { words: String(field.patternErrorMessage ?? descriptionOf(field)) } : { value: form }
}

function explainOne(flawed: Flawed, renaming: Renaming, context: Context): Explained {
  const { from, to, isSure, words } = renaming
  const written = rewrite(flawed, renaming, context)
  const start = words ?? `"${from}" is not a field of ${article(flawed.name)}. Did you mean "${to}"?`
  const how = written && ('value' in written ? `Write ${quoted(to)}: ${shown(written.value)}.` : written.words)
  return {
    rule: 'unknown-field',
    pointer: `${flawed.at}/${escapeToken(from)}`,
    on: 'key',
    message: how === undefined ? start : `${start} ${how}`,
    group: from,
    ...(how === undefined && { suggestion: to }),
    ...(how === undefined && isSure && { replacement: to }),
    repair: { kind: 'rename', object: flawed.at, names: [[from, to]] },
  }
}

/** Several misnamed fields, as in { "x": 70, "y": 20 }, are one problem. */
function explainTogether(flawed: Flawed, renamings: Renaming[], context: Context): Explained {
  const { at, name } = flawed
  const from = renamings.map((renaming) => renaming.from)
  const steps: Repair[] = []
  const to = renamings.map((renaming) => {
    const written = rewrite(flawed, renaming, context)
    if (!written || !('value' in written)) return quoted(renaming.to)
    steps.push({ kind: 'replace', at: `${at}/${escapeToken(renaming.to)}`, value: written.value })
    return `${quoted(renaming.to)}: ${shown(written.value)}`
  })
  return {
    rule: 'unknown-field',
    pointer: `${at}/${escapeToken(String(from[0]))}`,
    on: 'key',
    message: `${listed(from)} are not fields of ${article(name)}. Write ${joined(to)}.`,
    group: from.join(),
    repair: [{ kind: 'rename', object: at, names: renamings.map((one) => [one.from, one.to]) }, ...steps],
  }
}

export function explainRenamed(flawed: Flawed, renamings: Renaming[], context: Context): Explained[] {
  const isPlain = (renaming: Renaming) => {
    const written = rewrite(flawed, renaming, context)
    return !renaming.isSure && (written === undefined || 'value' in written)
  }
  const together = renamings.filter(isPlain)
  if (together.length < 2) return renamings.map((renaming) => explainOne(flawed, renaming, context))
  const others = renamings.filter((renaming) => !together.includes(renaming))
  return [
    explainTogether(flawed, together, context),
    ...others.map((renaming) => explainOne(flawed, renaming, context)),
  ]
}
