import { guess } from '../../../base/text/nearest'
import { plural } from '../../../base/text/numbers'
import { withoutTrunkZero } from '../../../base/text/phone'
import { readUrl } from '../../../base/text/read-url'
import { isOnComputer, withSlashes } from '../addresses/on-computer'
import {
  isWebAddress,
  mailAddress,
  ownPathOf,
  phoneAddress,
  previewPathOf,
  withoutDoubledBeginning,
} from '../addresses/web-address'
import type { Content } from '../content-index/content'
import { onlyFileCalled } from '../content-index/guesses/guess-file'
import { anchorsMeant, readLinkForm } from '../content-index/guesses/link-forms'
import { listAbove } from '../content-index/lists/made-pages'
import type { Finding, SiteRule } from '../findings/rule'
import { withoutAddress } from '../rich-text/html'
import { dialsZero } from './phone-link'

type Verdict = Pick<Finding, 'message' | 'address' | 'suggestion' | 'replacement' | 'replaces' | 'cause'> | undefined

const didYouMean = (suggestion: string | undefined, otherwise: string) =>
  suggestion ? `Did you mean "${suggestion}"?` : otherwise

/** The only other place with an anchor: its block may have moved there. */
function placeElsewhere(anchor: string, content: Content): string | undefined {
  const [only, ...others] = content.holdersOf(anchor).values()
  return only && others.length === 0 ? `${only.path}#${anchor}` : undefined
}

/** No page of a list of values is made without an entry. */
function explainMissing(path: string, { byPath, made }: Content): string {
  const list = listAbove(path, made)
  if (list) return `the list on "${list.path}" has ${plural(list.count, 'page')}, and the first has no number`
  const folder = path.slice(0, path.lastIndexOf('/'))
  const each = byPath.get(`${folder}/*`)?.each
  return each && [...made.values()].some((page) => page.made.each?.by === each.by)
    ? `no public entry of "${each.of}" has "${path.slice(folder.length + 1)}" in "${each.by}"`
    : `there is no page "${path}"`
}

function checkInternal(href: string, pointer: string, content: Content, shown = href): Verdict {
  const [address = '', ...anchors] = href.split('#')
  if (anchors.length > 1) {
    const suggestion = `${address}#${anchors.find(Boolean) ?? ''}`.replace(/#$/, '')
    const message = `The link "${shown}" has two #. Write "${suggestion}".`
    return { message, suggestion, replacement: suggestion, replaces: href }
  }
  const [anchor] = anchors
  const path = address.split('?')[0] as string
  const page = content.destinations.get(path)
  if (!page) {
    if (content.files.has(path) || content.feeds().has(path)) return undefined
    if (isOnComputer(path)) return checkForm(href, pointer, content)
    const form = readLinkForm(href, pointer, content)
    const name = path.slice(path.lastIndexOf('/'))
    const sameFile = name.includes('.') ? onlyFileCalled(name, content.files) : undefined
    if (sameFile !== undefined)
      return {
        message: `The link "${shown}" leads nowhere: there is no such file in the public folder. Did you mean "${sameFile}"?`,
        suggestion: sameFile,
        cause: { kind: 'page', name: path },
      }
    const meant = form?.suggestion
      ? { name: form.suggestion.split(/[?#]/)[0] as string, isSure: form.isSure }
      : content.guessPlace(path)
    const suggestion = meant && meant.name + href.slice(path.length)
    return {
      message: `The link "${shown}" leads nowhere: ${explainMissing(path, content)}. ${didYouMean(suggestion, 'Write the path of a page in this file.')}`,
      suggestion,
      ...(meant?.isSure && { replacement: meant.name, replaces: path }),
      cause: { kind: 'page', name: path },
    }
  }
  if (!anchor || page.redirect !== undefined) return undefined
  const known = content.anchorsOf(page)
  if (known.has(anchor)) return undefined
  if (content.hiddenAnchorsOf(page).has(anchor))
    return {
      message: `The link "${shown}" leads to a block that is hidden. Take "hidden" out of the block with the id "${anchor}", or lead the link elsewhere.`,
    }
  const worded = anchorsMeant(anchor).find((one) => known.has(one))
  const meant = guess(anchor, known) ?? (worded === undefined ? undefined : { name: worded, isSure: false })
  const suggestion = meant ? `${path}#${meant.name}` : placeElsewhere(anchor, content)
  return {
    message: `The page "${path}" has no block with the id "${anchor}". ${didYouMean(suggestion, /\s/.test(anchor) ? 'Write the "id" of the block that you mean: it has no spaces.' : 'Give the block that you mean this "id".')}`,
    address: path,
    suggestion,
    ...(meant?.isSure && { replacement: suggestion, replaces: `${path}#${anchor}` }),
    cause: { kind: 'anchor', name: `${path}#${anchor}` },
  }
}

/** A full address of this site that is broken; a working one may stay. */
function checkOwn(href: string, path: string, pointer: string, content: Content): Verdict {
  const verdict = checkInternal(path, pointer, content, href)
  if (!verdict) return undefined
  const { replacement, replaces: _, ...said } = verdict
  return {
    ...said,
    ...(replacement !== undefined && { replacement: said.suggestion, replaces: href }),
  }
}

function checkForm(href: string, pointer: string, content: Content): Verdict {
  const form = readLinkForm(href, pointer, content)
  const shown = isOnComputer(withSlashes(href)) ? href.replace(/^["\s]+|(?<!["\s])["\s]+$/g, '') : href
  const { reason, suggestion, isSure } = form ?? { suggestion: content.guessPath(`/${href}`)?.name }
  const advice = suggestion
    ? `Did you mean "${suggestion}"?`
    : 'Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…".'
  return {
    message: [`"${shown}" is not a link.`, reason, suggestion || !reason ? advice : ''].filter(Boolean).join(' '),
    suggestion,
    ...(isSure && { replacement: suggestion, replaces: href }),
  }
}

function checkLink(href: string, pointer: string, content: Content): Verdict {
  if (previewPathOf(href) !== undefined) return checkForm(href, pointer, content)
  if (href.startsWith('/') && !href.startsWith('//')) return checkInternal(href, pointer, content)
  const single = withoutDoubledBeginning(href)
  if (single !== undefined) {
    const message = `The address "${href}" begins twice. Write "${single}".`
    return { message, suggestion: single, replacement: single, replaces: href }
  }
  const own = ownPathOf(href, content)
  if (own !== undefined) return checkOwn(href, own, pointer, content)
  const [, number = ''] = href.match(/^tel:(.*)$/) ?? []
  const short = withoutTrunkZero(number)
  if (short !== undefined) {
    const suggestion = `tel:${short}`
    return { message: dialsZero(href, suggestion), suggestion, replacement: suggestion, replaces: href }
  }
  if (isWebAddress(href) || mailAddress.test(href) || phoneAddress.test(href)) return undefined
  const form = readLinkForm(href, pointer, content)
  const host = /^https?:\/\/[^/\s]+/i.test(href) ? readUrl(href)?.hostname : undefined
  if (!form && host !== undefined) {
    const message = `"${href}" is no address on the web: "${host}" is not the name of a website, such as "www.example.com". Copy the address anew from the browser.`
    return { message }
  }
  const abroad = href.match(/^tel:(\+[^;]*)\(0\)(.*)$/s)
  if (abroad && form?.suggestion) {
    const { suggestion } = form
    return { message: dialsZero(href, suggestion, '(0)'), suggestion, replacement: suggestion, replaces: href }
  }
  return checkForm(href, pointer, content)
}

export const linkTarget: SiteRule = {
  code: 'link-target',
  severity: 'error',
  scope: 'site',
  check: (content) => {
    const sound = new Set<string>()
    return content.links.flatMap(({ value, pointer, words }) => {
      if (sound.has(value)) return []
      const isEmpty = words !== undefined && /^[\s#]*$/.test(value)
      const verdict = isEmpty ? { message: withoutAddress(words), address: '' } : checkLink(value, pointer, content)
      if (!verdict) sound.add(value)
      return verdict ? [{ pointer, address: value, ...verdict }] : []
    })
  },
}
