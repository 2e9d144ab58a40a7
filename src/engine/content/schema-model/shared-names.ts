import { asList, isObject, type UnknownObject } from '../../base/shared-types/json'
import { eachHeld, type HeldList } from './held-blocks'

/** The names of the shared blocks that blocks show, within others, too. `isLeftOut` is asked about every block. */
export function sharedNamesIn(
  blocks: unknown[],
  shared: UnknownObject,
  holders: ReadonlyMap<unknown, HeldList[]>,
  isLeftOut: (block: UnknownObject) => boolean = () => false,
): Set<string> {
  const names = new Set<string>()
  const visit = (block: unknown) => {
    if (!isObject(block) || isLeftOut(block)) return
    const { shared: name, slot, type } = block
    if (typeof name === 'string' && !names.has(name)) {
      names.add(name)
      visit(shared[name])
    }
    if (typeof name === 'string') asList(slot).forEach(visit)
    else eachHeld(block, holders.get(type) ?? [], (list) => list.forEach(visit))
  }
  blocks.forEach(visit)
  return names
}
