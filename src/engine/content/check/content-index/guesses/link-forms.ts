import { pathOf, withoutTrailingSlash } from '../../../../base/shared-types/addresses'
import { dialled } from '../../../../base/text/phone'
import { holderOf } from '../../../schema-model/holders'
import { joined } from '../../../schema-model/phrases'
import { isOnComputer, pathInPublic, placeInPublic, withSlashes } from '../../addresses/on-computer'
import { isWebAddress, mailAddress, ownPathOf, phoneAddress, previewPathOf } from '../../addresses/web-address'
import type { Content } from '../content'

export interface LinkForm {
  /** Follows "… is not a link.", or replaces it if it begins a sentence of its own. */
  reason?: string
  suggestion?: string
  isSure?: boolean
}

const emailsIn = (text: string): string[] =>
  text.split(/[\s<>(),;:/"'?]+/).filter((word) => /^[^@]+@[^@]+\.[^@.]+$/.test(word))

/**
 * "contact.html", "../contact", "\contact", "/contact/index.html", "public/guides/a.pdf" -> the address on this site.
 */
function readFileName(href: string, content: Content): LinkForm | undefined {
  const { destinations, files } = content
  const [address = '', ...rest] = href.trim().split(/(?=[?#])/)
  const plain = `/${address.normalize('NFKC').replaceAll('\\', '/')}`
    .replace(/\s+/g, '')
    .replace(/^\/+(?:\.{1,2}\/+)*(?:public\/)?\/*/, '/')
  const path = withoutTrailingSlash(plain.replace(/(?:\/index)?\.(?:html?|php)$/i, ''))
  const lower = path.toLowerCase()
  const name = files.has(plain) ? plain : [path, lower].find((one) => destinations.has(one))
  if (name === undefined || /^[\s#]*$/.test(address)) return undefined
  // Another program reads what follows its own pages: index.php?id=5.
  const isProgram = /\.php$/i.test(address)
  const suggestion = name + (isProgram ? '' : rest.join(''))
  const anchor = suggestion.split('#')[1]
  const page = destinations.get(name)
  const isThere = anchor === undefined || (page !== undefined && content.anchorsOf(page).has(anchor))
  return {
    suggestion,
    isSure: isThere && !(isProgram && rest.length > 0) && !/^\.|^\/\/|[^\s/]\s+[^\s/]/.test(address.trim()),
  }
}

/** "/guides/mouse-house-guide" -> "/guides/mouse-house-guide.pdf". */
function readWithoutEnding(href: string, { files }: Content): LinkForm | undefined {
  const start = `/${href.replace(/^\//, '')}.`
  const fitting = [...files.keys()].filter((file) => file.startsWith(start) && !file.slice(start.length).includes('.'))
  return fitting.length === 1 ? { suggestion: fitting[0] } : undefined
}

/** "Our Prices" -> "our-prices", "prices": the first that a block has as its id. */
export function anchorsMeant(written: string): string[] {
  const words = written.toLowerCase().split(/(?:[\s_-]|%20)+/)
  return [written, words.join('-'), words.join(''), ...words.filter(({ length }) => length > 3)]
}

/** "#story": on which page? */
function readAnchor(href: string, pointer: string, content: Content): LinkForm | undefined {
  const written = href.match(/^#(.*\S)\s*$/)?.[1]
  if (written === undefined) return undefined
  const anchor = anchorsMeant(written).find((one) => content.holdersOf(one).size > 0) ?? written
  const holders = content.holdersOf(anchor)
  const [only] = holders.size === 1 ? holders.values() : []
  const own = holders.get(holderOf(pointer))
  const page = own ?? only
  const isNamed = page === undefined && holders.size > 1 && holders.size < 4
  const places = isNamed ? [...holders.values()].map(({ path }) => `"${path}#${anchor}"`) : []
  const example = isNamed ? `here ${joined(places, 'or')}` : 'for example "/about#story"'
  const reason = `A place on a page is written with the path of its page, ${example}.`
  return {
    reason,
    ...(page && { suggestion: `${page.path}#${anchor}` }),
    isSure: own !== undefined && anchor === written,
  }
}

function readMail(href: string): LinkForm | undefined {
  const tight = href
    .trim()
    .replace(/^mail(?:to)?\s*:[\s/]*/i, 'mailto:')
    .replace(/\s?[([](?:at|ät|arroba)[)\]]\s?/i, '@')
    .replace(/\s?[([](?:dot|punkt|point|ponto)[)\]]\s?/gi, '.')
    .replace(/(?<!\s)\s+(?=[:@,])|(?<=[:@,])\s+/g, '')
  const found = emailsIn(tight)
  if (found.length === 0)
    return /^mail\s*to\b|^e-?mail:/i.test(href)
      ? { reason: 'A link that writes an email needs a whole address, for example "mailto:name@example.com".' }
      : undefined
  const encoded = tight.replace(/\?.*/, (query) => query.replaceAll(' ', '%20'))
  if (mailAddress.test(encoded)) return { suggestion: encoded, isSure: true }
  const [only] = found
  const rest = tight.replace(only as string, '').replace(/^(?:mail\s*to|e-?mail)?[:/\s]*/i, '')
  const isLabelled = rest === '' || /<\s*>$/.test(rest)
  if (found.length > 1 || !isLabelled) return undefined
  return { suggestion: `mailto:${only}`, isSure: only === href.trim() }
}

function readPhone(href: string): LinkForm | undefined {
  const [label = ''] = href.trim().match(/^(?:tel(?:ephone)?|phone|callto)[\s:]*(?:\/\/)?/i) ?? []
  const number = href.trim().slice(label.length).trim()
  const suggestion = `tel:${dialled(number)}`
  if (!/^\+?[\d\s()./-]{6,28}$/.test(number) || !phoneAddress.test(suggestion)) return undefined
  return { suggestion, isSure: /^tel[\s:]/i.test(label) && !href.includes('(') }
}

/** "https: //a.example", "htps://a.example", "https//a.example", "www.a.example", "a.example/1". */
function readWebAddress(href: string): LinkForm | undefined {
  const trimmed = href.trim()
  const tight = trimmed.replace(/^(https?)\s*:\s*\/\s*\/\s*/i, (_, scheme: string) => `${scheme.toLowerCase()}://`)
  if (tight !== href && isWebAddress(tight)) return { suggestion: tight, isSure: true }
  if (/^\/\/[^/]/.test(trimmed) && isWebAddress(`https:${trimmed}`))
    return { suggestion: `https:${trimmed}`, isSure: true }
  const scheme = trimmed.match(/^h?t{1,3}ps?\s*[:;.]*\s*[/\\]+\s*|^https?\s*[:;]+\s*/i)?.[0]
  const rest = scheme ? trimmed.slice(scheme.length) : trimmed
  if (
    !scheme &&
    !/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?!html?$|php$|pdf$|svg$|png$|jpe?g$|webp$|json$)[a-z]{2,}(?:[/?#]\S*)?$/i.test(
      rest,
    )
  )
    return undefined
  const suggestion = `https://${rest}`
  if (isWebAddress(suggestion)) return { suggestion }
  return /\s/.test(rest) ? { reason: 'There is a blank in this address. Copy it anew from the browser.' } : undefined
}

function readComputerPath(path: string, content: Content): LinkForm {
  const reason = 'It is on your computer, where visitors cannot go.'
  const inPublic = pathInPublic(path)
  if (inPublic !== undefined && content.files.has(inPublic)) return { reason, suggestion: inPublic, isSure: true }
  const isWebPage = /\.html?$/i.test(path)
  const page = isWebPage ? readFileName(path.slice(path.lastIndexOf('/')), content) : undefined
  if (page) return { reason, suggestion: page.suggestion }
  const example = (isWebPage ? undefined : placeInPublic(path)) ?? '/guides/guide.pdf'
  return {
    reason: `${reason} Put the file into the public folder, and write its address there, for example "${example}".`,
  }
}

const opening = /^["'“”„«‘<]+/
const closing = /(?<!["'“”»’>])["'“”»’>]+$/

/** Removes quotes or angle brackets. */
function withoutQuotes(href: string): string | undefined {
  const address = href.trim()
  const [, markdown, html] = /^\[[^[\]]*\]\(([^\s()]+)\)$|^<a\s[^<>]*href="([^"<>]+)"/.exec(address) ?? []
  if (markdown ?? html) return markdown ?? html
  const isQuoted = opening.test(address) && closing.test(address)
  return isQuoted ? address.replace(opening, '').replace(closing, '') : undefined
}

function readUnquoted(href: string, pointer: string, content: Content): LinkForm | undefined {
  const isAddress = isWebAddress(href) || mailAddress.test(href) || phoneAddress.test(href)
  const form = isAddress ? { suggestion: href, isSure: true } : readLinkForm(href, pointer, content)
  return form?.suggestion === undefined ? form : { reason: 'The signs around it do not belong to an address.', ...form }
}

/** Undefined if unclear. */
export function readLinkForm(href: string, pointer: string, content: Content): LinkForm | undefined {
  if (/^[\s#]*$/.test(href))
    return {
      reason:
        'Nothing is written where it should lead. Write a page of this site ("/contact"), a web address ("https://…"), "mailto:…" or "tel:+44…".',
    }
  if (isOnComputer(withSlashes(href))) return readComputerPath(withSlashes(href), content)
  const bare = withoutQuotes(href)
  if (bare !== undefined) return readUnquoted(bare, pointer, content)
  const own =
    previewPathOf(href) ?? (/^[\w.-]+(?:[/?#]|$)/.test(href) ? ownPathOf(`https://${href}`, content) : undefined)
  if (own !== undefined) {
    const isPreview = previewPathOf(href) !== undefined
    const reason = isPreview ? 'It is the address of the preview, which only you can open.' : undefined
    const page = readFileName(own, content)
    const suggestion = page?.suggestion ?? content.guessPlace(own)?.name
    const lost = `${reason ?? ''} There is no page "${pathOf(own)}": write the path of a page of this site.`.trim()
    return suggestion === undefined ? { reason: lost } : { reason, suggestion, isSure: page?.isSure }
  }
  return (
    readAnchor(href, pointer, content) ??
    readFileName(href, content) ??
    readMail(href) ??
    readPhone(href) ??
    readWebAddress(href) ??
    readWithoutEnding(href, content)
  )
}
