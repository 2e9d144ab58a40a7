import type { Page } from 'playwright-core'

/**
 * What each measure needs in the page: the text that is seen, with the places of its lines. Text for assistive
 * technology alone and in closed parts is left out.
 */
const seenText = `
  const isSeen = (element) => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: false })) return false
    for (let at = element; at; at = at.parentElement) {
      const { clipPath, position } = getComputedStyle(at)
      if (clipPath === 'inset(50%)' && position === 'absolute') return false
    }
    return true
  }
  const nameOf = (element) => element.tagName.toLowerCase() + (element.className ? '.' + element.className : '')
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

const measure = (page: Page, body: string): Promise<string[]> => page.evaluate(`(() => { ${seenText} ${body} })()`)

/** What makes the page wider than its window. */
export const findOverflow = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const width = document.documentElement.clientWidth
    return document.documentElement.scrollWidth > width ? ['the page is ' + document.documentElement.scrollWidth + ' px wide'] : []`,
  )

/** Text that is cut off: it leaves the window, or a box that hides what is outside it. What scrolls can be reached. */
export const findCutText = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const hides = (value) => value === 'hidden' || value === 'clip'
    const limitsOf = (element) => {
      const limits = { left: -1, right: innerWidth + 1, top: -Infinity, bottom: Infinity }
      for (let at = element; at && at !== document.body; at = at.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(at)
        if (/auto|scroll/.test(overflowX)) return undefined
        const box = at.getBoundingClientRect()
        if (hides(overflowX)) Object.assign(limits, { left: Math.max(limits.left, box.left - 2), right: Math.min(limits.right, box.right + 2) })
        if (hides(overflowY)) Object.assign(limits, { top: Math.max(limits.top, box.top - 4), bottom: Math.min(limits.bottom, box.bottom + 4) })
      }
      return limits
    }
    return words.flatMap(({ element, text, boxes }) => {
      const limits = limitsOf(element)
      const isCut = limits && boxes.some((box) => box.left < limits.left || box.right > limits.right || box.top < limits.top || box.bottom > limits.bottom)
      return isCut ? [nameOf(element) + ': ' + text] : []
    })`,
  )

/** Text that lies over other text: more than a third of a line. */
export const findOverlaps = (page: Page): Promise<string[]> =>
  measure(
    page,
    `const lines = words.flatMap(({ element, text, boxes }) => boxes.map((box) => ({ element, text, box })))
    const overlap = (one, other) => {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
      return width > 4 && height > Math.min(one.height, other.height) / 3
    }
    return lines.flatMap((one, index) =>
      lines
        .slice(index + 1)
        .filter((other) => other.element !== one.element && !one.element.contains(other.element) && !other.element.contains(one.element))
        .filter((other) => overlap(one.box, other.box))
        .map((other) => one.text + ' / ' + other.text),
    )`,
  )

/** Text that is smaller than 16 px. */
export const findSmallText = (page: Page): Promise<string[]> =>
  measure(
    page,
    `return words
      .filter(({ element }) => parseFloat(getComputedStyle(element).fontSize) < 16)
      .map(({ element, text }) => nameOf(element) + ': ' + text)`,
  )

/** What can be pressed and is smaller than a size in either direction. Links within a sentence may be as high as it. */
export const findSmallTargets = (page: Page, selector: string, size: number): Promise<string[]> =>
  measure(
    page,
    `const targets = [...document.querySelectorAll(${JSON.stringify(selector)})].filter(isSeen)
    const isInSentence = (element) =>
      getComputedStyle(element).display === 'inline' && element.parentElement.textContent.trim() !== element.textContent.trim()
    return targets.filter((element) => !isInSentence(element)).flatMap((element) => {
      const box = (element.closest('label') ?? element).getBoundingClientRect()
      const cover = getComputedStyle(element, '::after')
      const isCovered = cover.content !== 'none' && cover.position === 'absolute'
      const [width, height] = ['width', 'height'].map((side) => Math.max(box[side], (isCovered && parseFloat(cover[side])) || 0))
      const isSmall = Math.min(width, height) < ${size} - 0.5
      return isSmall ? [nameOf(element) + ' ' + element.textContent.trim().slice(0, 30) + ': ' + Math.round(width) + ' x ' + Math.round(height)] : []
    })`,
  )
