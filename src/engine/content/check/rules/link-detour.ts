import { ownPathOf, stagedPathOf } from '../addresses/web-address'
import { unwrapLink } from '../addresses/wrapped-links'
import type { PageRule } from '../findings/rule'

const tracking =
  '(?:(?:fbclid|gclid|msclkid|igshid|igsh|mc_eid)=|si=(?=[\\w-]{8,24}(?:&|#|$))|utm_source=(?:chatgpt|openai|perplexity|copilot))[^&#]*'

/** What slips into copied addresses: what is found, what is meant, and what is said of it. */
const slips: [found: RegExp, meant: string, words: string][] = [
  [/^(https?:\/\/[^?#\s]+\?[^?#\s]+)\?(?=[\w-]+=)/i, '$1&', 'has a second "?", so part of it is not read'],
  [/^(https?:\/\/)w{2}(?:w{2})?\./i, '$1www.', 'has a slip in "www"'],
  [new RegExp(`(\\?)${tracking}&|[?&]${tracking}`, 'g'), '$1', 'has a mark in it by which others follow visitors'],
  [/^(https?:\/\/\S*[^\s,;])[,;]+$/, '$1', 'has a sign of the sentence at its end'],
  [/^(\/[^?#]*)\?utm_[^#]*/, '$1', 'has the mark of a campaign in it, which is for links on other sites'],
]

/** Where visitors see something else: a mailbox of their own, or a program in which a page or a design is worked on. */
const closed: [found: RegExp, words: string][] = [
  [
    /^https?:\/\/(?:mail\.google|outlook\.(?:live|office|office365)|web\.whatsapp)\.com\/(?!.*view=cm)/i,
    'shows visitors their own messages, not yours. Lead the link elsewhere.',
  ],
  [
    /^https?:\/\/(?:www\.canva\.com\/design\/[^?#]*\/edit|www\.figma\.com\/(?:file|design|board)\/|teams\.microsoft\.com\/l\/(?:message|channel|chat)\/|www\.linkedin\.com\/company\/[^/]+\/admin|www\.instagram\.com\/accounts\/|app\.slack\.com\/client\/|[\w-]+\.slack\.com\/archives\/|[^/]+\/wp-admin\/|app\.(?:asana|hubspot|mailchimp)\.com)/i,
    'is where you work on it, and visitors may not get in. Write its public address.',
  ],
]

/** A file of the public folder as a host of repositories shows it. */
const inRepository =
  /^https?:\/\/(?:github\.com|raw\.githubusercontent\.com|gitlab\.com|codeberg\.org)\/[^?#]*?\/public(\/[^?#]+)/i

/** A fast first test: most links are paths of the site, with nothing that could be wrong here. */
const plainPath = /^\/(?!\/)[^?&]*$/

export const linkDetour: PageRule = {
  code: 'link-detour',
  severity: 'warning',
  scope: 'page',
  check: (content) =>
    content.links.flatMap(({ value, pointer }) => {
      if (plainPath.test(value)) return []
      const [, kept = ''] = value.match(inRepository) ?? []
      const staged = stagedPathOf(value, content)
      const own = staged ?? (content.files.has(kept) ? kept : undefined)
      if (own !== undefined) {
        const where = staged === undefined ? 'where this site is kept' : 'a trial copy of this site'
        const message = `This link leads to ${where}, which visitors may not reach. Write "${own}".`
        return [{ pointer, message, suggestion: own, replacement: own, replaces: value }]
      }
      const [, said] = closed.find(([found]) => found.test(value)) ?? []
      if (said !== undefined) return [{ pointer, message: `"${value}" ${said}` }]
      for (const [found, meant, words] of slips) {
        const tidy = value.replace(found, meant)
        if (tidy === value) continue
        const message = `The address "${value}" ${words}. Write "${tidy}".`
        return [{ pointer, message, suggestion: tidy, replacement: tidy, replaces: value }]
      }
      const address = unwrapLink(value)
      if (address === undefined) return []
      const suggestion = ownPathOf(address, content) ?? address
      const host = new URL(value).hostname
      const message = `This link leads to "${address}" by way of ${host}, which was added when it was copied. Write "${suggestion}".`
      return [{ pointer, message, suggestion, replacement: suggestion, replaces: value }]
    }),
}
