import { causeOf } from '../causes'
import type { Content, Draft } from '../content'
import { guess, nearest, pathMeant } from '../nearest'
import type { Rule } from '.'

/** A link that writes an email. */
export const mailAddress = /^mailto:[^\s@?]+@[^\s@?]+\.[^\s@?]+(\?\S*)?$/

/** A link that dials a number. */
export const phoneAddress = /^tel:\+?[0-9-]{3,20}$/

type Verdict = Pick<Draft, 'message' | 'suggestion' | 'replacement' | 'replaces' | 'cause'> | undefined

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion ? `Did you mean "${suggestion}"?` : otherwise

function judgeInternal(href: string, content: Content): Verdict {
  const [address = '', anchor] = href.split('#')
  const path = address.split('?')[0] as string
  const page = content.destinations.get(path)
  if (!page) {
    if (content.files.has(path)) return undefined
    const meant =
      pathMeant(path, content.destinations) ?? guess(path, [...content.destinations.keys(), ...content.files.keys()])
    const suggestion = meant && meant.name + href.slice(path.length)
    return {
      message: `The link "${href}" leads nowhere: there is no page "${path}". ${didYouMean(suggestion, 'Write the path of a page in this file.')}`,
      suggestion,
      ...(meant?.isSure && { replacement: meant.name, replaces: path }),
      cause: causeOf('page', path),
    }
  }
  if (!anchor || page.redirect !== undefined) return undefined
  const anchors = content.anchorsOf(page)
  if (anchors.has(anchor)) return undefined
  const meant = guess(anchor, anchors)
  const suggestion = meant && `${path}#${meant.name}`
  return {
    message: `The page "${path}" has no block with the id "${anchor}". ${didYouMean(suggestion, 'Give the block that you mean this "id".')}`,
    suggestion,
    ...(meant?.isSure && { replacement: suggestion, replaces: `${path}#${anchor}` }),
    cause: causeOf('anchor', `${path}#${anchor}`),
  }
}

function isWebAddress(href: string): boolean {
  return /^https?:\/\/[^/\\?#]/i.test(href) && URL.canParse(href) && !/\s/.test(href)
}

function judge(href: string, content: Content): Verdict {
  if (href.startsWith('/') && !href.startsWith('//')) return judgeInternal(href, content)
  if (isWebAddress(href)) {
    if (/^https:/i.test(href)) return undefined
    const suggestion = href.replace(/^http:/i, 'https:')
    return { message: `The link "${href}" is not secure. Write "${suggestion}".`, suggestion }
  }
  if (mailAddress.test(href)) return undefined
  if (phoneAddress.test(href)) return undefined
  const path = pathMeant(`/${href}`, content.destinations)?.name
  const internal = path ?? nearest(`/${href}`, content.destinations.keys())
  const suggestion = /^[^\s@:/]+@[^\s@]+\.[^\s@]+$/.test(href)
    ? `mailto:${href}`
    : /^\+?[\d\s().-]{6,24}$/.test(href)
      ? `tel:${href.replace(/[^\d+]/g, '')}`
      : /^www\./.test(href)
        ? `https://${href}`
        : internal
  return {
    message: `"${href}" is not a link. ${didYouMean(suggestion, 'Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…".')}`,
    suggestion,
    ...((suggestion?.startsWith('mailto:') || (path && suggestion === path)) && {
      replacement: suggestion,
      replaces: href,
    }),
  }
}

/** Every link leads somewhere: to a page (and to a block of it), to a file, or out of the site. */
export const linkTarget: Rule = (content) =>
  content.links.flatMap(({ value, pointer }) => {
    const verdict = judge(value, content)
    return verdict ? [{ rule: 'link-target', pointer, ...verdict }] : []
  })
