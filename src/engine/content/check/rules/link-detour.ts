import { behindDetour } from '../addresses/detours'
import { ownPathOf } from '../addresses/web-address'
import type { PageRule } from '../findings/rule'

export const linkDetour: PageRule = {
  code: 'link-detour',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.links.flatMap(({ value, pointer }) => {
      const address = behindDetour(value)
      if (address === undefined) return []
      const suggestion = ownPathOf(address, content) ?? address
      const host = new URL(value).hostname
      const message = `This link leads to "${address}" by way of ${host}, which was added when it was copied. Write "${suggestion}".`
      return [{ pointer, message, suggestion, replacement: suggestion, replaces: value }]
    }),
}
