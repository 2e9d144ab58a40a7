import { behindDetour } from '../addresses/detours'
import { ownPathOf, stagedPathOf } from '../addresses/web-address'
import type { PageRule } from '../findings/rule'

/** "?a=1?utm_source=mail": something was added to an address that had a question mark. */
const secondQuestion = /^(https?:\/\/[^?#\s]+\?[^?#\s]+)\?(?=[\w-]+=)/i

export const linkDetour: PageRule = {
  code: 'link-detour',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.links.flatMap(({ value, pointer }) => {
      const staged = stagedPathOf(value, content)
      if (staged !== undefined) {
        const message = `This link leads to a trial copy of this site, which visitors may not reach. Write "${staged}".`
        return [{ pointer, message, suggestion: staged, replacement: staged, replaces: value }]
      }
      const single = value.replace(secondQuestion, '$1&')
      if (single !== value) {
        const message = `The address "${value}" has a second "?", so part of it is not read. Write "${single}".`
        return [{ pointer, message, suggestion: single, replacement: single, replaces: value }]
      }
      const address = behindDetour(value)
      if (address === undefined) return []
      const suggestion = ownPathOf(address, content) ?? address
      const host = new URL(value).hostname
      const message = `This link leads to "${address}" by way of ${host}, which was added when it was copied. Write "${suggestion}".`
      return [{ pointer, message, suggestion, replacement: suggestion, replaces: value }]
    }),
}
