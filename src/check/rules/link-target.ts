import type { Content } from '../content'
import { nearest } from '../nearest'
import type { Rule } from '.'

type Verdict = { message: string; suggestion?: string } | undefined

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion ? `Did you mean "${suggestion}"?` : otherwise

function judgeInternal(href: string, content: Content): Verdict {
  const [address = '', anchor] = href.split('#')
  const path = address.split('?')[0] as string
  const page = content.destinations.get(path)
  if (!page) {
    if (content.files.has(path)) return undefined
    const suggestion = nearest(path, [...content.destinations.keys(), ...content.files.keys()])
    return {
      message: `The link "${href}" leads nowhere: there is no page "${path}". ${didYouMean(suggestion, 'Write the path of a page in this file.')}`,
      suggestion,
    }
  }
  if (!anchor || page.redirect !== undefined) return undefined
  const anchors = content.anchorsOf(page)
  if (anchors.has(anchor)) return undefined
  const suggestion = nearest(anchor, anchors)
  return {
    message: `The page "${path}" has no block with the id "${anchor}". ${didYouMean(suggestion && `${path}#${suggestion}`, 'Give the block that you mean this "id".')}`,
    suggestion: suggestion && `${path}#${suggestion}`,
  }
}

function isWebAddress(href: string): boolean {
  return /^https?:\/\//i.test(href) && URL.canParse(href) && !/\s/.test(href)
}

function judge(href: string, content: Content): Verdict {
  if (href.startsWith('/') && !href.startsWith('//')) return judgeInternal(href, content)
  if (isWebAddress(href)) {
    if (/^https:/i.test(href)) return undefined
    const suggestion = href.replace(/^http:/i, 'https:')
    return { message: `The link "${href}" is not secure. Write "${suggestion}".`, suggestion }
  }
  if (/^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/.test(href)) return undefined
  if (/^tel:\+?[0-9-]{3,20}$/.test(href)) return undefined
  const internal = nearest(`/${href}`, content.destinations.keys())
  const suggestion = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(href)
    ? `mailto:${href}`
    : /^www\./.test(href)
      ? `https://${href}`
      : internal
  return {
    message: `"${href}" is not a link. ${didYouMean(suggestion, 'Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…".')}`,
    suggestion,
  }
}

/** Every link leads somewhere: to a page (and to a block of it), to a file, or out of the site. */
export const linkTarget: Rule = (content) =>
  content.links.flatMap(({ value, pointer }) => {
    const verdict = judge(value, content)
    return verdict ? [{ rule: 'link-target', pointer, ...verdict }] : []
  })
