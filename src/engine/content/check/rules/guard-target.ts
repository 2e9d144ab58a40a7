import { pathOf } from '../../../base/shared-types/addresses'
import { holderOf } from '../../schema-model/holders'
import type { Content } from '../content-index/content'
import type { Finding, SiteRule } from '../findings/rule'

function shownPage(address: string, { byPath }: Content): string | undefined {
  const passed = new Set<string>()
  let page = byPath.get(pathOf(address))
  while (page?.redirect !== undefined && !passed.has(page.path)) {
    passed.add(page.path)
    page = byPath.get(pathOf(page.redirect))
  }
  return page?.redirect === undefined ? page?.pointer : undefined
}

const searchSetting = /^\/site\/(languages\/[^/]+\/)?search$/

const guardedSearch =
  'This page is kept for people with the access key, so other visitors could not search without script. Name a page that everybody can open.'

export const guardTarget: SiteRule = {
  code: 'guard-target',
  severity: 'error',
  scope: 'site',
  check: (content) =>
    content.ofFormat('page').flatMap(({ value, pointer }): Finding[] => {
      const isSearch = searchSetting.test(pointer)
      if (!isSearch && !pointer.endsWith('/guard/otherwise')) return []
      const page = holderOf(pointer)
      const shown = typeof value === 'string' ? shownPage(value, content) : undefined
      if (shown === undefined || content.valueAt(`${shown}/guard`) === undefined) return []
      if (isSearch) return [{ pointer, message: guardedSearch }]
      const where = shown === page ? 'back to this page' : 'to a page that is kept for people with the key, too'
      const message = `This sends visitors without the access key ${where}, so they would never arrive. Name a page that everybody can open.`
      return [{ pointer, message }]
    }),
}
