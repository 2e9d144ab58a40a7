import { isWebAddress, ownPathOf, previewPathOf } from '../addresses/web-address'
import type { PageContent } from '../content-index/content'
import type { Finding, PageRule } from '../findings/rule'

/** Checks the site's own address, which search engines and shared links use. */
function checkSite({ valueAt }: PageContent): Finding[] {
  const pointer = '/site/url'
  const url = valueAt(pointer)
  if (typeof url === 'string' && previewPathOf(url) !== undefined) {
    const message = `"${url}" is the address of a computer: shared links and search engines would lead there. Write the address that visitors use, for example "https://www.small.example".`
    return [{ pointer, message }]
  }
  if (typeof url !== 'string' || !/^http:/i.test(url) || !isWebAddress(url)) return []
  const suggestion = url.replace(/^http:/i, 'https:')
  const message = `The address of the site begins with http, so browsers would call its pages not secure wherever they are shared. Write "${suggestion}".`
  return [{ pointer, message, suggestion }]
}

export const insecureLink: PageRule = {
  code: 'insecure-link',
  severity: 'warning',
  scope: 'page',
  check: (content) => {
    const links = content.links.flatMap(({ value, pointer }) => {
      if (!/^http:/i.test(value) || !isWebAddress(value)) return []
      const own = ownPathOf(value, content)
      if (own !== undefined) {
        const message = `The link "${value}" is an address of this very site. Write "${own}".`
        return [{ pointer, message, suggestion: own, replacement: own, replaces: value }]
      }
      const secure = value.replace(/^http:/i, 'https:')
      const message = `The link "${value}" is not secure: on its way everybody can read and change what visitors see. Open "${secure}": if the page is there, too, write that.`
      return [{ pointer, message }]
    })
    return [...checkSite(content), ...links]
  },
}
