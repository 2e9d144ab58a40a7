import type { Page } from 'playwright-core'

/**
 * What each measure needs in the page: the text that is seen, with the places of its lines. Text for assistive
 * technology alone and in closed parts is left out.
 */
const seenText = `
  const remember = (find) => {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, find(element))
      return known.get(element)
    }
  }
  const isForEars = remember((element) => {
    const { clipPath, position } = getComputedStyle(element)
    if (clipPath === 'inset(50%)' && position === 'absolute') return true
    return element.parentElement !== null && isForEars(element.parentElement)
  })
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: false }) && !isForEars(element)
  const nameOf = (element) => (element.closest('[data-block]')?.dataset.block ?? 'frame') + ' ' + element.tagName.toLowerCase() + (element.className ? '.' + element.className : '')
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || element.closest('script, style, noscript') || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    words.push({ element, text: node.textContent.trim().slice(0, 40), boxes })
  }
`

/** Code that looks for one kind of fault in the page as it stands, and returns each that it finds. */
export type Measure = string

const inPage = (page: Page, code: string): Promise<string[]> => page.evaluate(`(() => { ${seenText} ${code} })()`)

/** Takes measures of a page, all of the same text. Returns the faults, each behind the name of its measure. */
export function findFaults(page: Page, measures: Record<string, Measure>): Promise<string[]> {
  const all = Object.entries(measures).map(([name, code]) => `[${JSON.stringify(name)}, () => { ${code} }]`)
  return inPage(page, `return [${all}].flatMap(([name, find]) => find().map((what) => name + ': ' + what))`)
}

/** What makes the page wider than its window. */
export const overflow: Measure = `
  const width = document.documentElement.clientWidth
  return document.documentElement.scrollWidth > width ? ['the page is ' + document.documentElement.scrollWidth + ' px wide'] : []
`

/** Text that is cut off: it leaves the window, or a box that hides what is outside it. What scrolls can be reached. */
export const cutText: Measure = `
  const hides = (value) => value === 'hidden' || value === 'clip'
  const limitsOf = remember((element) => {
    const limits = { left: -1, right: innerWidth + 1, top: -Infinity, bottom: Infinity }
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(at)
      if (/auto|scroll/.test(overflowX)) return undefined
      const box = at.getBoundingClientRect()
      if (hides(overflowX)) Object.assign(limits, { left: Math.max(limits.left, box.left - 2), right: Math.min(limits.right, box.right + 2) })
      if (hides(overflowY)) Object.assign(limits, { top: Math.max(limits.top, box.top - 4), bottom: Math.min(limits.bottom, box.bottom + 4) })
    }
    return limits
  })
  return words.flatMap(({ element, text, boxes }) => {
    const limits = limitsOf(element)
    const isCut = limits && boxes.some((box) => box.left < limits.left || box.right > limits.right || box.top < limits.top || box.bottom > limits.bottom)
    return isCut ? [nameOf(element) + ': ' + text] : []
  })
`

/** Words that go on in the next line without a hyphen. Addresses may: they hold no place to break at. */
export const brokenWords: Measure = `
  return words.flatMap(({ element }) => [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE).flatMap((node) =>
    [...node.data.matchAll(/[\\p{L}\\p{N}'’@.]+/gu)].filter(([word]) => !word.includes('@')).flatMap((match) => {
      const range = document.createRange()
      range.setStart(node, match.index)
      range.setEnd(node, match.index + match[0].length)
      const tops = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)))
      return tops.size > 1 ? [nameOf(element) + ': ' + match[0]] : []
    })
  ))
`

/** Text that lies over other text: more than a third of a line. */
export const overlaps: Measure = `
  const lines = words
    .flatMap(({ element, text, boxes }) => boxes.map((box) => ({ element, text, box })))
    .sort((one, other) => one.box.top - other.box.top)
  const below = (line, from) => {
    let end = from
    while (end < lines.length && lines[end].box.top < line.box.bottom) end++
    return lines.slice(from, end)
  }
  const overlap = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 4 && height > Math.min(one.height, other.height) / 3
  }
  return lines.flatMap((one, index) =>
    below(one, index + 1)
      .filter((other) => other.element !== one.element && !one.element.contains(other.element) && !other.element.contains(one.element))
      .filter((other) => overlap(one.box, other.box))
      .map((other) => nameOf(one.element) + ': ' + one.text + ' / ' + nameOf(other.element) + ': ' + other.text),
  )
`

/** Text that is smaller than 16 px. */
export const smallText: Measure = `
  return words
    .filter(({ element }) => parseFloat(getComputedStyle(element).fontSize) < 16)
    .map(({ element, text }) => nameOf(element) + ': ' + text)
`

/** What can be pressed and is smaller than a size in either direction. Links within a sentence may be as high as it. */
export const smallTargets = (selector: string, size: number): Measure => `
  const targets = [...document.querySelectorAll(${JSON.stringify(selector)})].filter(isSeen)
  const isInSentence = (element) =>
    getComputedStyle(element).display === 'inline' && element.parentElement.textContent.trim() !== element.textContent.trim()
  return targets.filter((element) => !isInSentence(element)).flatMap((element) => {
    const box = (element.closest('label') ?? element).getBoundingClientRect()
    const cover = getComputedStyle(element, '::after')
    const isCovered = cover.content !== 'none' && cover.position === 'absolute'
    const [width, height] = ['width', 'height'].map((side) => Math.max(box[side], (isCovered && parseFloat(cover[side])) || 0))
    const isSmall = Math.min(width, height) < ${size} - 0.5
    return isSmall ? [nameOf(element) + ' ' + element.textContent.trim().slice(0, 30) + ': ' + Math.round(width) + ' x ' + Math.round(height)] : []
  })
`

/** Text that a picture or a button of another place lies over, or under without a sheet of paper between the two. */
export const coveredText: Measure = `
  const things = [...document.querySelectorAll('main :is(img, iframe, button, .buttons-button), header > nav a')]
    .filter((thing) => isSeen(thing) && !thing.closest('[data-block="banner"] > header > div > *:not(img, picture)'))
    .map((element) => ({ element, box: element.getBoundingClientRect() }))
  const isOpaque = (style) => style.content !== 'none' && style.backgroundColor !== 'rgba(0, 0, 0, 0)'
  const hasSheet = (element, thing) => {
    for (let at = element; at && !at.contains(thing); at = at.parentElement)
      if ([undefined, '::before'].some((part) => isOpaque(getComputedStyle(at, part)))) return true
    return false
  }
  return words.flatMap(({ element, text, boxes }) =>
    things
      .filter(({ box }) => boxes.some((line) => Math.min(box.bottom, line.bottom) - Math.max(box.top, line.top) > line.height / 4 && Math.min(box.right, line.right) - Math.max(box.left, line.left) > 4))
      .filter((thing) => !thing.element.contains(element) && !element.contains(thing.element))
      .filter((thing) => !hasSheet(element, thing.element))
      .map((thing) => nameOf(element) + ': ' + text + ' / ' + nameOf(thing.element)),
  )
`

/** Text that is wider than the box that it stands in. */
export const spilledText: Measure = `
  return words.flatMap(({ element, text, boxes }) => {
    let holder = element
    while (/^(inline|contents)$/.test(getComputedStyle(holder).display)) holder = holder.parentElement
    if (holder.closest('[popover]:not(:popover-open)') && innerWidth < 900) return []
    const box = holder.getBoundingClientRect()
    return boxes.some((line) => line.right > box.right + 6 || line.left < box.left - line.height) ? [nameOf(element) + ': ' + text] : []
  })
`

/** Pictures that are not there, or drawn in other proportions than they have. */
export const bentPictures: Measure = `
  return [...document.querySelectorAll('main img')].filter(isSeen).flatMap((image) => {
    const { objectFit, borderTopWidth, borderLeftWidth, paddingTop, paddingLeft } = getComputedStyle(image)
    const width = image.offsetWidth - 2 * parseFloat(borderLeftWidth) - 2 * parseFloat(paddingLeft)
    const height = image.offsetHeight - 2 * parseFloat(borderTopWidth) - 2 * parseFloat(paddingTop)
    const own = image.naturalWidth / image.naturalHeight
    const isBent = objectFit === 'fill' && Math.abs(width / height / own - 1) > 0.05
    return width < 16 || height < 16 || isBent ? [nameOf(image) + ': ' + Math.round(width) + ' x ' + Math.round(height) + ' of ' + image.naturalWidth + ' x ' + image.naturalHeight] : []
  })
`

/** Where each picture and each box with words in it is, in the order of the page. */
export const listPlaces = (page: Page): Promise<string[]> =>
  inPage(
    page,
    `const boxed = new Set([...words.map(({ element }) => element), ...document.querySelectorAll('main img')])
    return [...boxed].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return nameOf(element) + ' at ' + [x, y, width, height].map(Math.round).join(' ')
    })`,
  )
