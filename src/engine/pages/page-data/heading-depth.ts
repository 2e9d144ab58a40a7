import { asObject, isObject, type UnknownObject } from '../../base/shared-types/json'
import type { ReadyBlock } from '../../base/shared-types/page'

/** The level of the first heading that an object shows, as its schema says. */
function levelIn(object: UnknownObject, schema: UnknownObject, isBlock: boolean): unknown {
  const shown = Object.entries(asObject(schema.properties)).flatMap(([name, field]) => {
    const { holds, headingLevel } = asObject(field)
    return holds !== undefined || object[name] === undefined || object[name] === '' ? [] : [headingLevel]
  })
  const levels = isBlock ? [schema.headingLevel, ...shown] : shown
  return levels.find((level) => typeof level === 'number' || (level === 'next' && !isBlock))
}

/**
 * Headings in a list of blocks are one level below the heading around it. `pointer` is from the block, whose own
 * headings are `depth` levels deeper.
 */
export function headingDepth(block: ReadyBlock, pointer: string, schema: unknown, depth: number): number {
  let [value, written]: [unknown, unknown] = [block, schema]
  let around = 1 + depth
  for (const token of ['', ...pointer.split('/').slice(1)]) {
    const isBlock = token === ''
    if (!isBlock) {
      written = Array.isArray(value) ? asObject(written).items : asObject(asObject(written).properties)[token]
      value = (value as UnknownObject)[token]
    }
    const level = isObject(value) ? levelIn(value, asObject(written), isBlock) : undefined
    if (typeof level === 'number') around = level + depth
    else if (level !== undefined) around += 1
  }
  return around - 1
}
