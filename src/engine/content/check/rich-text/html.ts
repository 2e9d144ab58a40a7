import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { getOrAdd } from '../../../base/shared-types/maps'
import { attributesOf, endOfRawText, isAllowedTag, isAllowedValue, voidTags } from '../../../base/text/html-profile'
import { nameAll } from '../../../base/text/name-all'
import { guess } from '../../../base/text/nearest'
import { findTags } from '../../../base/text/tags'

export interface HtmlReading {
  links: string[]
  linkTexts: string[]
  images: string[]
  alts: string[]
  headings: number[]
  mistakes: string[]
}

export const withoutAddress = (words: string): string =>
  `The link ${words.trim() ? `on the words "${words.trim()}"` : 'around a picture'} has no address. Write where it leads, for example <a href=\\"/contact\\">; or remove its tags, <a> and </a>.`

function wordsOf(node: DefaultTreeAdapterTypes.Node): string {
  if ('value' in node) return node.value
  if ('tagName' in node && node.tagName === 'img') return node.attrs.find(({ name }) => name === 'alt')?.value ?? ''
  return 'childNodes' in node ? node.childNodes.map(wordsOf).join('') : ''
}

const messengerNote = /<This message was (?:edited|deleted)>/

/** The first tag without its partner: browsers repair it silently, each in its own way. */
export function unbalancedTag(html: string): string | undefined {
  const open: string[] = []
  const counts = new Map<string, number>()
  const count = (name: string, step: number) => counts.set(name, (counts.get(name) ?? 0) + step)
  const closed = new Map<string, boolean>()
  const isClosedOften = (name: string): boolean => {
    return getOrAdd(closed, name, () => endsAsOften(html, name))
  }
  const note = html.match(messengerNote)?.[0]
  if (note) return `"${note}" is the note of a messenger. Take it out.`
  for (const { parts } of findTags(html, /<(\/?)([a-z][a-z0-9-]*)\b/gi)) {
    const slash = parts[1]
    const name = (parts[2] as string).toLowerCase()
    if (voidTags.has(name)) {
      if (slash && name === 'br') return '</br> is no tag. Write <br>, which has no end.'
      if (slash) return `</${name}> closes nothing: <${name}> has no end. Remove it.`
      continue
    }
    const isOpen = (counts.get(name) ?? 0) > 0
    if (!slash && isOpen && openTwice.has(name) && !isClosedOften(name)) {
      return `<${name}> stands here twice, and is closed less often. Write </${name}> the second time, if it is to end there.`
    }
    if (!slash && listTags.has(name) && open.includes('p'))
      return `A list stands inside a paragraph, where browsers end the paragraph. Write </p> before <${name}>, and take out the </p> after it.`
    if (!slash) {
      open.push(name)
      count(name, 1)
    } else if (!isOpen) return `</${name}> closes a tag that is not open. Remove it.`
    else if (open.at(-1) !== name) {
      const inner = open.at(-1) as string
      if (isClosedOften(inner))
        return `<${name}> and <${inner}> overlap. Write </${inner}> before </${name}>, and take it out further on.`
      return `<${inner}> is not closed. Add </${inner}> where it ends, at the latest before </${name}>.`
    } else {
      open.pop()
      count(name, -1)
    }
  }
  const unclosed = open.pop()
  return unclosed && `<${unclosed}> is not closed. Add </${unclosed}> where it ends.`
}

const listTags = new Set(['ul', 'ol'])

/** Tags that are never nested in themselves. */
const openTwice = new Set(['p', 'strong', 'em', 'b', 'i', 'a', 'h3', 'h4', 'sub', 'sup'])

const endsAsOften = (html: string, name: string): boolean =>
  html.split(new RegExp(`<${name}\\b`, 'i')).length <= html.split(new RegExp(`</${name}\\s*>`, 'i')).length

/** Describes the first tag that browsers read as text: a space after "<", or an unclosed quote. */
function brokenTag(html: string): string | undefined {
  for (const [tag, start = '', name = ''] of html.matchAll(/<([\s/]{1,9})([a-z][a-z0-9]{0,15})\s{0,9}>/gi)) {
    const isBroken = start !== '/' && isAllowedTag(name.toLowerCase())
    if (isBroken) return `There is a blank in "${tag}". Write <${start.trim()}${name}>.`
  }
  const { 0: linked, groups: { before, address, after } = {} } =
    html.match(
      /(?:`(?<before>[^`<>]{1,100}?) )?<(?<address>(?:https?:\/\/|mailto:)[^\s|<>"]{3,300})(?:\|(?<after>[^<>|]{1,100}))?>(?:`_{1,2})?/,
    ) ?? {}
  if (linked)
    return `"${linked}" is a link of another program. Write <a href=\\"${address}\\">${before ?? after ?? 'its words'}</a>.`
  const open = html.match(/<[a-z][^<>"']*=\s{0,9}(["'])[^"'<>]*>/i)
  if (!open) return undefined
  const [tag, quote] = open
  const rest = html.slice((open.index ?? 0) + tag.length)
  const isOpen = !rest.includes(quote as string) || /^[^"']*</.test(rest)
  return isOpen ? `A quotation mark is missing in ${tag}: put one before the > at its end.` : undefined
}

/** A misspelt attribute, if the right one is missing. */
function misspeltAttribute(tag: string, name: string, attributes: { name: string }[]): string | undefined {
  const free = attributesOf(tag).filter((one) => attributes.every((attribute) => attribute.name !== one))
  const meant = guess(name, free)
  return meant && `"${name}" is not an attribute of <${tag}>. Did you mean "${meant.name}"?`
}

const refuseAttributes = (tag: string, names: string[]): string =>
  names.length === 1
    ? `The attribute "${names[0]}" is not allowed on <${tag}> and would be lost. Remove it.`
    : `The attributes ${nameAll(names)} are not allowed on <${tag}> and would be lost. Remove them.`

function mistakesOfElement(tag: string, attributes: { name: string; value: string }[]): string[] {
  if (/^h[1-6]$/.test(tag) && !isAllowedTag(tag))
    return [
      `<${tag}> is not allowed in rich text and would be lost. Use <h3> for a heading in it, and <h4> under that.`,
    ]
  if (!isAllowedTag(tag))
    return [`<${tag}> is not allowed in rich text and would be lost. Use paragraphs, lists, links, <strong> and <em>.`]
  const allowed = attributesOf(tag)
  const others = attributes.map(({ name }) => name).filter((name) => !allowed.includes(name))
  const misspelt = (name: string) => misspeltAttribute(tag, name, attributes)
  const lost = others.filter((name) => misspelt(name) === undefined)
  return attributes.flatMap(({ name, value }) => {
    if (others.includes(name)) return misspelt(name) ?? refuseAttributes(tag, lost)
    if (name === 'lang' && !isAllowedValue(name, value))
      return `"${value}" is not the tag of a language. Write its letters, for example lang=\\"de\\" for German or lang=\\"fr\\" for French.`
    const [found] = value.match(endOfRawText) ?? []
    return found ? `The attribute "${name}" would be lost, because it holds "${found}". Write it without.` : []
  })
}

/** Tags that browsers drop where they are: <td> outside of a table. */
function ignoredTags(html: string, read: ReadonlySet<string>): string[] {
  const tags = findTags(html, /<([a-z][a-z0-9-]*)\b/gi)
  const written = Array.from(tags, ({ parts }) => (parts[1] as string).toLowerCase())
  return [...new Set(written)].filter((name) => !isAllowedTag(name) && !read.has(name))
}

const plainTags = new Set(['p', 'strong', 'em', 'b', 'i', 'ul', 'ol', 'li'])
const plainLink = /^a href="([^"<]*)"$/

/**
 * A fast path for words and the most common tags, most texts: the parser takes ten times as long. Undefined for others.
 */
function readPlain(html: string): HtmlReading | undefined {
  if (html.includes('&')) return undefined
  const links: string[] = []
  const linkTexts: string[] = []
  const open: string[] = []
  let words: string | undefined
  let end = 0
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', end)) {
    if (words !== undefined) words += html.slice(end, start)
    const last = html.indexOf('>', end)
    if (last < start) return undefined
    end = last + 1
    const tag = html.slice(start + 1, last)
    if (tag === 'br') continue
    if (plainTags.has(tag)) {
      // Only the parser explains these.
      if (listTags.has(open.at(-1) ?? '') ? tag !== 'li' : listTags.has(tag) && open.at(-1) === 'p') return undefined
      open.push(tag)
    } else if (tag.startsWith('/')) {
      if (open.pop() !== tag.slice(1)) return undefined
      if (tag === '/a' && words !== undefined) {
        linkTexts.push(words)
        words = undefined
      }
    } else {
      const [, href] = tag.match(plainLink) ?? []
      if (href === undefined || words !== undefined) return undefined
      links.push(href)
      open.push('a')
      words = ''
    }
  }
  if (open.length > 0 || html.includes('>', end)) return undefined
  return { links, linkTexts, images: [], alts: [], headings: [], mistakes: [] }
}

/** Never throws. */
export const readHtml = (html: string): HtmlReading => readPlain(html) ?? readParsed(html)

function readParsed(html: string): HtmlReading {
  const reading: HtmlReading = {
    links: [],
    linkTexts: [],
    images: [],
    alts: [],
    headings: [],
    mistakes: [],
  }
  const unbalanced = brokenTag(html) ?? unbalancedTag(html)
  if (unbalanced) reading.mistakes.push(unbalanced)
  const read = new Set<string>()
  const visit = (node: DefaultTreeAdapterTypes.Node): void => {
    if (node.nodeName === '#comment') reading.mistakes.push('A comment <!-- --> would be lost. Remove it.')
    if ('attrs' in node) {
      read.add(node.tagName)
      for (const mistake of mistakesOfElement(node.tagName, node.attrs)) reading.mistakes.push(mistake)
      const attribute = (name: string) => node.attrs.find((attr) => attr.name === name)?.value
      const stray =
        listTags.has(node.tagName) && node.childNodes.find((one) => 'tagName' in one && one.tagName !== 'li')
      if (stray)
        reading.mistakes.push(`<${stray.nodeName}> stands in a list and is no item of it. Write <li> around it.`)
      if (node.tagName === 'a') {
        reading.links.push(attribute('href') ?? '')
        reading.linkTexts.push(wordsOf(node))
        if (attribute('href') === undefined) reading.mistakes.push(withoutAddress(wordsOf(node)))
      }
      if (node.tagName === 'img') {
        reading.images.push(attribute('src') ?? '')
        reading.alts.push(attribute('alt') ?? '')
        if (attribute('alt') === undefined)
          reading.mistakes.push('This picture has no words for people who cannot see it. Add alt=\\"What it shows\\".')
      }
      if (/^h[1-6]$/.test(node.tagName)) reading.headings.push(Number(node.tagName[1]))
    }
    if ('childNodes' in node) node.childNodes.forEach(visit)
  }
  visit(parseFragment(html))
  for (const tag of ignoredTags(html, read))
    for (const mistake of mistakesOfElement(tag, [])) reading.mistakes.push(mistake)
  return reading
}
