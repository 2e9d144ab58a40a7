import { isObject } from '../../../base/shared-types/json'

/** Whether the schema accepts a value of the whole block. */
type Accepts = (block: unknown) => boolean

type Replace = (part: unknown) => unknown

/** A smaller part is kept if the whole is still accepted. */
function tryPart(part: unknown, replace: Replace, accepts: Accepts): unknown {
  return accepts(replace(part)) ? part : undefined
}

function shrinkList(list: unknown[], replace: Replace, accepts: Accepts): unknown[] {
  let kept = list
  while (kept.length > 0) {
    const fewer = kept.slice(0, -1)
    if (tryPart(fewer, replace, accepts) === undefined) break
    kept = fewer
  }
  for (const index of kept.keys()) {
    const at = (part: unknown) => replace(kept.with(index, part))
    kept = kept.with(index, shrinkPart(kept[index], at, accepts))
  }
  return kept
}

function shrinkObject(object: Record<string, unknown>, replace: Replace, accepts: Accepts): Record<string, unknown> {
  let kept = object
  for (const name of Object.keys(object)) {
    const { [name]: part, ...rest } = kept
    if (accepts(replace(rest))) {
      kept = rest
      continue
    }
    const before = kept
    kept = { ...before, [name]: shrinkPart(part, (smaller) => replace({ ...before, [name]: smaller }), accepts) }
  }
  return kept
}

function shrinkPart(part: unknown, replace: Replace, accepts: Accepts): unknown {
  if (Array.isArray(part)) return shrinkList(part, replace, accepts)
  return isObject(part) ? shrinkObject(part, replace, accepts) : part
}

export const shrink = (block: object, accepts: Accepts): object =>
  shrinkPart(block, (whole) => whole, accepts) as object
