import { withoutChatMarks } from '../../../base/text/chat-marks'
import type { HtmlParser } from './html-node'
import { makeLists, splitLines, withoutTypedSigns } from './lists'
import { CannotClean, readHtmlParts } from './read-parts'
import { repairNodes } from './repair-nodes'
import {
  type Element,
  element,
  type HtmlPart,
  type HtmlRepair,
  isBlank,
  isBlockElement,
  isBreak,
  isElement,
  trim,
  writeHtml,
} from './tree'

export interface Cleaned {
  html: string
  changes: ReadonlySet<HtmlRepair>
}

/** Spaces that become one. A single non-breaking space stays: it keeps a number and its unit together. */
const spaces = /[ \t\r\n\u00a0]{2,}|[\t\r\n]/g

function append(parts: HtmlPart[], part: HtmlPart): void {
  const last = parts.at(-1)
  if (!isElement(part)) {
    if (typeof last === 'string') parts[parts.length - 1] = (last + part).replace(spaces, ' ').replace(/ {2,}/g, ' ')
    else parts.push(part)
  } else if (isElement(last) && last.tag === part.tag && !isBreak(part) && part.tag !== 'img') {
    if (part.attributes.length + last.attributes.length > 0) parts.push(part)
    else for (const inner of part.parts) append(last.parts, inner)
  } else parts.push(part)
}

function tidyInline(parts: HtmlPart[], changes: Set<HtmlRepair>, around: string[] = []): HtmlPart[] {
  const tidy: HtmlPart[] = []
  for (const part of parts) {
    if (!isElement(part)) {
      append(tidy, part.replace(spaces, ' '))
      if (/\u00a0[\s\u00a0]|[^\S\u00a0]\u00a0/.test(part)) changes.add('spaces')
    } else if (isBreak(part) || part.tag === 'img') tidy.push(part)
    else {
      const isNeeded = part.tag === 'a' || !isBlank(part.parts)
      const isDoubled = around.includes(part.tag) && part.attributes.length === 0
      const inner = tidyInline(part.parts, changes, isDoubled ? around : [...around, part.tag])
      for (const item of isNeeded && !isDoubled ? [{ ...part, parts: inner }] : inner) append(tidy, item)
    }
  }
  return tidy
}

/** In a text, an empty line, or a line that begins like a list item, starts a new line. */
function breakLooseText(text: string): HtmlPart[] {
  const lines = text.split(/\n[ \t]*(?=\n)|\n(?=[ \t]*(?:[-–•·*▪◦‣●]|\d{1,2}[.)])[ \t\u00a0])|\n(?<=\n[ \t]*\n)/)
  return lines.flatMap((line, index) => (index === 0 ? [line] : [element('br'), line]))
}

/** An empty line in a paragraph, or lines that begin like list items. One may be a wrapped line: "- as ever -". */
const isBroken = (text: string): boolean =>
  /\n[ \t]*\n/.test(text) || (text.match(/(?:^|\n)[ \t]*(?:[-–•·*▪◦‣●]|\d{1,2}[.)])[ \t\u00a0]/g) ?? []).length > 1

const breakParagraph = (part: HtmlPart): HtmlPart[] =>
  isElement(part) || !isBroken(part) ? [part] : breakLooseText(part)

/** An empty line between two line breaks ends a paragraph. */
function paragraphsOf(parts: HtmlPart[], changes: Set<HtmlRepair>): Element[] {
  const groups: HtmlPart[][] = [[]]
  const lines = splitLines(trim(parts))
  for (const [index, line] of lines.entries()) {
    const group = groups.at(-1) as HtmlPart[]
    if (isBlank(line)) {
      if (group.length > 0) groups.push([])
    } else {
      if (group.length > 0 && index > 0) group.push(element('br'))
      group.push(...trim(line))
    }
  }
  const written = groups.filter((group) => group.length > 0)
  if (written.length > 1) changes.add('breaks')
  return written.map((group) => element('p', group))
}

function tidyItem(item: Element, changes: Set<HtmlRepair>): Element {
  const inner = item.parts.some(isBlockElement)
    ? tidyBlocks(item.parts, changes, false)
    : trim(tidyInline(item.parts, changes))
  const [first, ...others] = inner
  const isSingle = isElement(first) && first.tag === 'p' && !others.some((part) => isElement(part) && part.tag === 'p')
  return { ...item, parts: isSingle ? [...first.parts, ...others] : inner }
}

function tidyBlock(block: Element, changes: Set<HtmlRepair>): Element[] {
  if (block.tag === 'hr') return [block]
  if (block.tag === 'ul' || block.tag === 'ol') {
    const items = block.parts.flatMap((part): Element[] => {
      if (isElement(part) && part.tag === 'li') return [tidyItem(part, changes)]
      if (isBlank([part])) return []
      throw new CannotClean()
    })
    const list = { ...block, parts: items.filter(({ parts }) => !isBlank(parts)) }
    return list.parts.length === 0 ? [] : [withoutTypedSigns(list, changes)]
  }
  if (block.tag === 'blockquote') {
    const inner = block.parts.some(isBlockElement)
      ? tidyBlocks(block.parts, changes, false)
      : trim(tidyInline(block.parts, changes))
    return isBlank(inner) ? [] : [{ ...block, parts: inner }]
  }
  const parts = block.tag === 'p' ? block.parts.flatMap(breakParagraph) : block.parts
  if (parts.length > block.parts.length) changes.add('lines')
  const inner = trim(tidyInline(parts, changes))
  if (isBlank(inner)) {
    changes.add('empty')
    return []
  }
  return block.tag === 'p' ? paragraphsOf(inner, changes) : [{ ...block, parts: inner }]
}

function wrapItems(parts: HtmlPart[], changes: Set<HtmlRepair>): HtmlPart[] {
  const wrapped: HtmlPart[] = []
  let list: Element | undefined
  for (const part of parts) {
    if (isElement(part) && part.tag === 'li') {
      const before = wrapped.at(-1)
      const isAfterList = !list && isElement(before) && /^[uo]l$/.test(before.tag)
      if (isAfterList) wrapped.pop()
      if (!list) {
        list = isAfterList ? { ...before, parts: [...before.parts] } : element('ul')
        wrapped.push(list)
      }
      list.parts.push(part)
      changes.add('items')
    } else if (!list || !isBlank([part])) {
      list = undefined
      wrapped.push(part)
    }
  }
  return wrapped
}

function tidyBlocks(parts: HtmlPart[], changes: Set<HtmlRepair>, isTop: boolean): Element[] {
  const made: Element[] = []
  let loose: HtmlPart[] = []
  const flush = () => {
    const text = loose.flatMap((part) => (isElement(part) ? [part] : breakLooseText(part)))
    const inner = trim(tidyInline(text, changes))
    loose = []
    if (isBlank(inner)) return
    if (isTop) changes.add('paragraphs')
    made.push(...paragraphsOf(inner, changes))
  }
  for (const part of wrapItems(parts, changes)) {
    if (!isBlockElement(part)) {
      loose.push(part)
      continue
    }
    flush()
    made.push(...tidyBlock(part, changes))
  }
  flush()
  return withLists(made, changes)
}

function withLists(made: Element[], changes: Set<HtmlRepair>): Element[] {
  const done: Element[] = []
  let run: Element[] = []
  const flush = () => {
    if (run.length > 0) done.push(...makeLists(run, changes))
    run = []
  }
  for (const block of made) {
    if (block.tag === 'p') run.push(block)
    else {
      flush()
      done.push(block)
    }
  }
  flush()
  return done
}

/** In paragraphs of their own or lines of one. */
function dropChatMarks(parts: HtmlPart[], changes: Set<HtmlRepair>): HtmlPart[] {
  return parts.flatMap((part): HtmlPart[] => {
    if (isElement(part)) return [part.tag === 'p' ? { ...part, parts: dropChatMarks(part.parts, changes) } : part]
    const rest = withoutChatMarks(part)
    if (rest === part) return [part]
    changes.add('chat-marks')
    return [rest]
  })
}

const lettersOf = (parts: HtmlPart[]): string =>
  parts.map((part) => (isElement(part) ? lettersOf(part.parts) : part.replace(/[^\p{L}]/gu, ''))).join('')

/** Undefined if something would be lost. */
function cleanOnce(html: string, parse: HtmlParser): Cleaned | undefined {
  const changes = new Set<HtmlRepair>()
  try {
    const parts = dropChatMarks(readHtmlParts(repairNodes(parse(html))), changes)
    const tidy = tidyBlocks(parts, changes, true)
    if (tidy.length === 0 || lettersOf(parts) !== lettersOf(tidy)) return undefined
    return { html: writeHtml(tidy), changes }
  } catch (failure) {
    if (failure instanceof CannotClean) return undefined
    throw failure
  }
}

/**
 * Returns html of paragraphs, lists and words that the profile allows. Words, links, bold, italics and lists stay;
 * undefined if anything would be lost, a table or script.
 */
export function cleanWith(html: string, parse: HtmlParser): Cleaned | undefined {
  const cleaned = cleanOnce(html, parse)
  if (!cleaned || cleaned.html === html) return cleaned
  // A list marker may follow another one.
  const again = cleanWith(cleaned.html, parse)
  return again && again.html !== cleaned.html
    ? { html: again.html, changes: new Set([...cleaned.changes, ...again.changes]) }
    : cleaned
}
