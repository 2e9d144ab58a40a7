import { asObject, escapeToken, isObject } from '../../../base/shared-types/json'
import type { SiteChange } from '../compare/compare'
import type { MadeChange } from '../compare/made-pages-since'
import { type DescriptionContext, describeFieldChange, describeFieldChanges } from './describe-fields'
import { describeWholeBlock } from './describe-page'
import { type ChangeSource, headed, type Line, line, withSource } from './outline'
import { code, itemName, quote } from './phrases'

export function describeOldAddress(path: string, redirects: ReadonlyMap<unknown, unknown>): string {
  const redirect = redirects.get(path)
  // Visitors know the addresses of the pages that were made, not the path with the wildcard.
  const folder = path.endsWith('/*') ? path.slice(0, -1) : undefined
  if (folder && [...redirects].some(([old, to]) => typeof to === 'string' && String(old).startsWith(folder)))
    return 'the addresses of its pages redirect'
  return typeof redirect === 'string'
    ? `the old address redirects to ${code(redirect)}`
    : '**visitors of the old address find nothing: there is no redirect**'
}

/** Collections are reverted as a whole if one state has none. */
export function describeCollections({ collections, before, now }: SiteChange, context: DescriptionContext): Line[] {
  if (collections.length === 0) return []
  const [was, is] = [before.collections, now.collections]
  if (!isObject(was) || !isObject(is))
    return withSource(describeFieldChange('collections', before, now, context), {
      kind: 'field',
      before: '',
      now: '',
      name: 'collections',
    })
  return collections.map((name) => {
    const [old, fresh] = [was[name], is[name]]
    const words = itemName(fresh ?? old) || quote(name)
    const whole: ChangeSource = { kind: 'field', before: '/collections', now: '/collections', name }
    if (old === undefined) return line(`${words} added`, describeWholeBlock(fresh, context), whole)
    if (fresh === undefined) return line(`${words} removed`, [], whole)
    const place = `/collections/${escapeToken(name)}`
    return headed(words, describeFieldChanges(asObject(old), asObject(fresh), context, { before: place, now: place }))
  })
}

const mostMade = 20

function listMade(verb: string, paths: string[], after: (path: string) => string): Line[] {
  const rest = paths.length - mostMade
  const lines = paths.slice(0, mostMade).map((path) => line(`${verb} ${code(path)}${after(path)}`))
  return rest > 0 ? [...lines, line(`${verb} ${rest} more`)] : lines
}

export const describeMade = ({ from, comes, goes }: MadeChange, redirects: ReadonlyMap<unknown, unknown>): Line =>
  headed(code(from), [
    ...listMade('makes', comes, () => ' now'),
    ...listMade('no longer makes', goes, (path) => `; ${describeOldAddress(path, redirects)}`),
  ])
