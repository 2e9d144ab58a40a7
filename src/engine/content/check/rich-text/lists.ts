import { type Element, element, type HtmlPart, type HtmlRepair, isBlank, isBreak, isElement, trim } from './tree'

const marker =
  /^[\s\u00a0]*(?:([-–•·*▪◦‣●]|(?:[➤→➔➜►§]|(?![©®™])\p{Extended_Pictographic}\ufe0f?))[\s\u00a0]+|([-•●▪])(?=\p{L})|\(?(\d{1,2})[.)][\s\u00a0]+)/u

/** The fewest lines of a list: dashes also mark speech, and two lines may begin with one picture; one bullet is enough. */
function leastOf(sign: string): number {
  if (/[•●▪]/.test(sign)) return 1
  const isPicture = /(?![✅✔☑👉➡🔹🔸⭐📌✨▶])\p{Extended_Pictographic}/u.test(sign)
  return isPicture || sign === '–' ? 3 : 2
}

interface Line {
  parts: HtmlPart[]
  sign?: string
  number?: number
  paragraph: number
}

const firstText = (parts: HtmlPart[]): string => {
  const [first] = parts
  return isElement(first) ? firstText(first.parts) : (first ?? '')
}

function withoutMarker(parts: HtmlPart[]): HtmlPart[] {
  const [first, ...others] = parts
  if (first === undefined) return []
  if (!isElement(first)) return [first.replace(marker, ''), ...others]
  const rest = { ...first, parts: withoutMarker(first.parts) }
  return isBlank(rest.parts) && first.tag !== 'img' ? others : [rest, ...others]
}

export function splitLines(parts: HtmlPart[]): HtmlPart[][] {
  const lines: HtmlPart[][] = [[]]
  for (const part of parts) {
    if (isBreak(part)) lines.push([])
    else (lines.at(-1) as HtmlPart[]).push(part)
  }
  return lines
}

const textOf = (parts: HtmlPart[]): string =>
  parts.map((part) => (isElement(part) ? textOf(part.parts) : part)).join('')

const gap = /(?<!\s)\s+(?=(?:[-–•●▪◦‣]|\d{1,2}[.)])\s|[•●▪◦‣]\p{L})/gu

const signAfter = (text: string): string => text.match(/^(?:\d{1,2}|[^\s\d])/)?.[0] ?? ''

function splitAt(parts: HtmlPart[], first: string): HtmlPart[][] {
  const lines: HtmlPart[][] = [[]]
  let number = Number(first)
  for (const part of parts) {
    if (isElement(part)) {
      lines.at(-1)?.push(part)
      continue
    }
    let end = 0
    for (const { 0: blanks, index } of part.matchAll(gap)) {
      const sign = signAfter(part.slice(index + blanks.length, index + blanks.length + 2))
      if (sign !== (number > 0 ? String(number + 1) : first)) continue
      number++
      lines.at(-1)?.push(part.slice(end, index))
      lines.push([])
      end = index + blanks.length
    }
    lines.at(-1)?.push(part.slice(end))
  }
  return lines
}

/**
 * Splits lists typed in one line: "• a • b", "- a - b", "1. a 2. b 3. c". A bullet between words separates them;
 * hyphens in sentences are dashes.
 */
function splitPoints(line: HtmlPart[]): HtmlPart[][] {
  const text = textOf(line).trim()
  const [, atStart] =
    firstText(line)
      .trimStart()
      .match(/^([-–•●▪◦‣]|1(?=[.)]))[.)\s\p{L}]/u) ?? []
  const [, afterColon] = atStart === undefined ? (text.match(/:\s?([•●▪◦‣])/) ?? []) : []
  const sign = atStart ?? afterColon
  if (sign === undefined || (/[-–]/.test(sign) && /[.!?…]/.test(text))) return [line]
  const lines = splitAt(line, sign)
  const least = sign === '1' ? 3 : leastOf(sign)
  return lines.length >= least && lines.every((one) => !isBlank(one)) ? lines : [line]
}

function readLine(parts: HtmlPart[], paragraph: number): Line {
  const line = trim(parts)
  const [, sign, tight, number] = firstText(line).match(marker) ?? []
  // A marker alone is no item.
  if (isBlank(withoutMarker(line))) return { parts: line, paragraph }
  return { parts: line, paragraph, sign: sign ?? tight, ...(number && { number: Number(number) }) }
}

/** "- 5 degrees" may be a number below zero: its sign is no marker, unless a colon announces a list. */
const mayBeNumbers = (lines: Line[], start: number, end: number): boolean =>
  /[-–]/.test(lines[start]?.sign ?? '') &&
  !/:\s*$/.test(textOf(lines[start - 1]?.parts ?? [])) &&
  lines.slice(start, end).every(({ parts }) => /^\s*[-–][\s\u00a0]+\d/.test(textOf(parts)))

function lengthOfList(lines: Line[], start: number): number {
  const { sign, number } = lines[start] as Line
  if (sign === undefined && number !== 1) return 0
  let end = start + 1
  while (end < lines.length) {
    const next = lines[end] as Line
    const isNext = sign === undefined ? next.number === end - start + 1 : next.sign === sign
    if (!isNext) break
    end++
  }
  return end - start >= leastOf(sign ?? '') && !mayBeNumbers(lines, start, end) ? end - start : 0
}

function joinLines(lines: Line[]): Element[] {
  const paragraphs = new Map<number, HtmlPart[]>()
  for (const { parts, paragraph } of lines) {
    const known = paragraphs.get(paragraph)
    if (known) known.push(element('br'), ...parts)
    else paragraphs.set(paragraph, [...parts])
  }
  return [...paragraphs.values()].map((parts) => element('p', parts))
}

export function makeLists(paragraphs: Element[], changes: Set<HtmlRepair>): Element[] {
  const lines = paragraphs.flatMap(({ parts }, index) =>
    splitLines(parts)
      .flatMap(splitPoints)
      .map((line) => readLine(line, index)),
  )
  const made: Element[] = []
  let plain: Line[] = []
  for (let at = 0; at < lines.length; ) {
    const length = lengthOfList(lines, at)
    if (length === 0) {
      plain.push(lines[at++] as Line)
      continue
    }
    made.push(...joinLines(plain))
    plain = []
    const items = lines.slice(at, at + length).map(({ parts }) => element('li', trim(withoutMarker(parts))))
    made.push(element(lines[at]?.sign === undefined ? 'ol' : 'ul', items))
    changes.add('lists')
    at += length
  }
  return [...made, ...joinLines(plain)]
}

/** Removes typed markers if every item begins with one, and typed numbers that are those of the items. */
export function withoutTypedSigns(list: Element, changes: Set<HtmlRepair>): Element {
  const items = list.parts.filter(isElement)
  const lines = items.map(({ parts }) => readLine(parts, 0))
  const numbers = lines.flatMap(({ number }, index) => (number === undefined ? [] : [number - index]))
  const isNumbered = numbers.length > 1 && numbers.every((step) => step === 1)
  const isTyped = items.length > 1 && lines.every(({ sign }) => sign?.match(/[-•·*▪◦‣●]/))
  if (!isTyped && !isNumbered) return list
  changes.add('lists')
  const parts = items.map((item) => ({ ...item, parts: trim(withoutMarker(item.parts)) }))
  return { ...list, ...(isNumbered && { tag: 'ol' }), parts }
}
