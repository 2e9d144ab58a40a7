import { holderOf } from '../../schema-model/holders'
import type { Content } from '../content-index/content'
import type { Finding, SiteRule } from '../findings/rule'

/** Whether only people with the access key see a page, or every page with a shared block. */
export function isGuarded(holder: string, { valueAt, pages }: Content): boolean {
  const hasGuard = (pointer: string) => valueAt(`${pointer}/guard`) !== undefined
  const [, name] = holder.match(/^\/shared\/(.+)$/) ?? []
  if (name === undefined) return hasGuard(holder)
  const users = pages.filter(({ shared }) => shared.has(name))
  return users.length > 0 && users.every(({ pointer }) => hasGuard(pointer))
}

function explain(holder: string, places: string[]): Finding {
  const [pointer = holder, ...others] = places
  if (others.length === 0 || !holder.startsWith('/pages/')) {
    const message =
      '{key} stands for the access key on guarded pages alone, and everybody can open this one. Move what has {key} in it to a page with a "guard", and link to that page from here.'
    return { pointer, others, message }
  }
  const message = `{key} stands in ${places.length} places of this page, but the page has no "guard", so everybody can open it and nobody gets the key. Give it a "guard", or move these places to a page that has one.`
  return { pointer: holder, message, group: 'several places' }
}

export const keyPlace: SiteRule = {
  code: 'key-place',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const places = new Map<string, Set<string>>()
    for (const { pointer } of content.keyed()) {
      const holder = holderOf(pointer)
      places.set(holder, (places.get(holder) ?? new Set()).add(pointer))
    }
    return [...places]
      .filter(([holder]) => !isGuarded(holder, content))
      .map(([holder, pointers]) => explain(holder, [...pointers]))
  },
}
