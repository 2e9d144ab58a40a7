import type { Page } from 'playwright-core'
import { topFrames } from '../../../base/shared-types/page'

/** What is wrong, and the number of its block from 0; -1 outside of blocks. */
export interface BlockFault {
  block: number
  message: string
}

/** At some widths of the window; without widths, at any. */
export interface Sight extends BlockFault {
  width?: number
}

/** For the page: `blockOf`, `nameOf`, `isSeen`, and the seen `words` with their lines' boxes. */
const pageTools = `
  const frames = [...document.querySelectorAll('${topFrames}')]
  const blockOf = (element) => frames.indexOf(element.closest('${topFrames}'))
  const nameOf = (element) => element.tagName.toLowerCase() + [...element.classList].map((name) => '.' + name).join('')
  const remember = (find) => {
    const known = new Map()
    return (element) => {
      if (!known.has(element)) known.set(element, find(element))
      return known.get(element)
    }
  }
  const isForEars = remember((element) => {
    const { clipPath, clip, position, overflow } = getComputedStyle(element)
    const isClipped = /^inset\\((50|100)%\\)$/.test(clipPath) || clip.startsWith('rect(') || (overflow === 'hidden' && element.offsetWidth <= 1)
    if (isClipped && position === 'absolute') return true
    return element.parentElement !== null && isForEars(element.parentElement)
  })
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('[inert], [aria-hidden="true"]') && !isForEars(element)
  const quote = (text) => '“' + (text.length > 40 ? text.slice(0, 40) + '…' : text) + '”'
  const words = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!node.textContent.trim() || element.closest('script, style, noscript') || !isSeen(element)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const boxes = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1)
    words.push({ element, text: quote(node.textContent.trim()), boxes })
  }
`

export const inPage = <Result>(page: Page, code: string): Promise<Result> =>
  page.evaluate(`(() => { ${pageTools} ${code} })()`)

/** The outermost element of each block that makes the page wider than its window. */
const overflow = `
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const isFromRight = getComputedStyle(document.documentElement).direction === 'rtl'
  const isKept = remember((element) => {
    if (element === document.body || !element) return false
    return getComputedStyle(element).overflowX !== 'visible' || isKept(element.parentElement)
  })
  const wide = [...document.body.querySelectorAll('*')].filter((element) => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && (box.right > width + 1 || (isFromRight && box.left < -1)) && !isKept(element.parentElement)
  })
  const outermost = wide.filter((element) => !wide.includes(element.parentElement))
  const spilling = words.filter(({ element, boxes }) => boxes.some(({ right }) => right > width + 1) && !isKept(element))
  const places = [...outermost, ...spilling.map(({ element }) => element)]
  const fix = ' Let it shrink or wrap: max-width, min-width: 0, flex-wrap, overflow-wrap.'
  const say = (element) => 'the page scrolls sideways because of ' + nameOf(element) + '.' + fix
  const firsts = places.filter((element, index) => places.findIndex((other) => blockOf(other) === blockOf(element)) === index)
  if (firsts.length === 0) return [{ block: -1, message: 'the page scrolls sideways, ' + document.documentElement.scrollWidth + ' px wide.' + fix }]
  return firsts.map((element) => ({ block: blockOf(element), message: say(element) }))
`

/**
 * Text partly outside of a box that hides it. An ellipsis or a number of lines says so itself; what is wider than its
 * box moves in it, as slides of a carousel.
 */
const cutText = `
  const hides = (value) => value === 'hidden' || value === 'clip'
  const limitsOf = remember((element) => {
    const limits = { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity }
    let widest = 0
    for (let at = element; at && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position } = getComputedStyle(at)
      if (/auto|scroll/.test(overflowX + overflowY) || textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return undefined
      const box = at.getBoundingClientRect()
      const isTrack = widest > box.width + 20
      widest = Math.max(widest, box.width)
      if (hides(overflowX) && !isTrack) Object.assign(limits, { left: Math.max(limits.left, box.left - 2), right: Math.min(limits.right, box.right + 2) })
      if (hides(overflowY)) Object.assign(limits, { top: Math.max(limits.top, box.top - 4), bottom: Math.min(limits.bottom, box.bottom + 4) })
      if (position === 'fixed') break
    }
    return limits
  })
  return words.flatMap(({ element, text, boxes }) => {
    const limits = limitsOf(element)
    const isPartlyIn = (box) => box.left < limits.right && box.right > limits.left && box.top < limits.bottom && box.bottom > limits.top
    const isCut = limits && boxes.some((box) => isPartlyIn(box) && (box.left < limits.left || box.right > limits.right || box.top < limits.top || box.bottom > limits.bottom))
    return isCut ? [{ block: blockOf(element), message: text + ' in ' + nameOf(element) + ' is cut off. Let its box grow, or long words break: overflow-wrap, hyphens.' }] : []
  })
`

/** Text over other text: more than a third of a line. Fixed and sticky things lie over what scrolls. */
const overlaps = `
  const isFloating = remember((element) => element !== null && (/fixed|sticky/.test(getComputedStyle(element).position) || isFloating(element.parentElement)))
  const lines = words
    .filter(({ element }) => !isFloating(element))
    .flatMap(({ element, text, boxes }) => boxes.map((box) => ({ element, text, box })))
    .sort((one, other) => one.box.top - other.box.top)
  const covers = (one, other) => {
    const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
    const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
    return width > 4 && height > Math.min(one.height, other.height) / 3
  }
  const found = []
  for (const [index, one] of lines.entries())
    for (let next = index + 1; next < lines.length && lines[next].box.top < one.box.bottom; next++) {
      const other = lines[next]
      if (one.element.contains(other.element) || other.element.contains(one.element) || !covers(one.box, other.box)) continue
      found.push({ block: blockOf(one.element), message: one.text + ' in ' + nameOf(one.element) + ' and ' + other.text + ' in ' + nameOf(other.element) + ' lie over each other. Give both room to grow.' })
    }
  return found
`

/** Pictures that have not come, or are drawn in other proportions than they have. */
const pictures = `
  return [...document.images].filter(isSeen).flatMap((image) => {
    const block = blockOf(image)
    const source = image.getAttribute('src')
    if (image.complete && image.naturalWidth === 0) return new URL(image.currentSrc || image.src).origin === location.origin ? [{ block, message: 'the picture ' + source + ' is not shown.' }] : []
    const style = getComputedStyle(image)
    const inner = (side, ...names) => side - names.reduce((sum, name) => sum + parseFloat(style[name]), 0)
    const width = inner(image.offsetWidth, 'borderLeftWidth', 'borderRightWidth', 'paddingLeft', 'paddingRight')
    const height = inner(image.offsetHeight, 'borderTopWidth', 'borderBottomWidth', 'paddingTop', 'paddingBottom')
    const own = image.naturalWidth / image.naturalHeight
    const isBent = style.objectFit === 'fill' && width > 0 && height > 0 && Math.abs(width / height / own - 1) > 0.05
    const sizes = Math.round(width) + ' x ' + Math.round(height) + ' px, and has ' + image.naturalWidth + ' x ' + image.naturalHeight
    return isBent ? [{ block, message: 'a picture in ' + nameOf(image.parentElement) + ' is bent: it is shown at ' + sizes + '. Write height: auto, or an object-fit.' }] : []
  })
`

const measures = [overflow, cutText, overlaps, pictures]

export const measure = (page: Page): Promise<BlockFault[]> =>
  inPage(page, `return [${measures.map((code) => `() => { ${code} }`)}].flatMap((find) => find())`)
