import type { Page } from 'playwright-core'
import { contrast, findViolations, wcag } from './axe'
import { withoutDetails } from './gather'
import { hydratePage } from './hydration'
import { type BlockFault, inPage, measure, type Sight } from './measures'
import type { Visitor } from './visitor'

const widths = [1280, 768, 360]

const findShown = `
  const shown = new Set(words.map(({ element }) => blockOf(element)))
  for (const picture of document.querySelectorAll('img, svg, video, canvas, iframe')) if (isSeen(picture)) shown.add(blockOf(picture))
  return [...shown]
`

const headings = `
  return frames.map((frame) => [...frame.querySelectorAll('h1, h2, h3, h4, h5, h6')].map(({ tagName }) => Number(tagName[1])))
`

interface Looks {
  isAccessible?: boolean
  /** Of the palette, each looked at for contrast. */
  colours?: string[]
  /** The levels of headings that the schemas announce, by block. */
  announced?: number[][]
}

async function lookAtWidth(page: Page, width: number, isAccessible: boolean): Promise<Sight[]> {
  await page.setViewportSize({ width, height: 800 })
  const faults = await measure(page)
  const violations = isAccessible && width !== 768 ? await findViolations(page, wcag) : []
  return [...faults, ...violations].map((sight) => ({ ...sight, width }))
}

async function lookAtColour(page: Page, colour: string): Promise<Sight[]> {
  await page.evaluate((name) => {
    document.documentElement.dataset.colour = name
  }, colour)
  const violations = await findViolations(page, contrast)
  return violations.map(({ block, message }) => ({ block, message: `in the colour "${colour}", ${message}` }))
}

const findEmpty = `
  const full = new Set(frames.filter((frame) => frame.childNodes.length > 0).map((frame) => frame.dataset.block))
  return frames.flatMap((frame, block) => full.has(frame.dataset.block) ? [] : [{ block, message: 'it renders nothing. One example at least shows what the block is for.' }])
`

/** A list of cards is one run of headings, however many cards there are. */
const runs = (levels: number[]): number[] => levels.filter((level, index) => level !== levels[index - 1])

/** A list may be empty, and a block may show less: fewer headings are right. */
function findHeadingFaults(shown: number[][], announced: number[][]): BlockFault[] {
  return shown.flatMap((levels, block) => {
    let rest = announced[block] ?? []
    for (const level of runs(levels)) {
      if (!rest.includes(level)) {
        const known = [...new Set(announced[block])].join(' and ')
        const message = `it shows a heading of level ${level}; ${known ? `its schema announces level ${known}` : 'its schema announces none'}. Show it at that level, or give the field that it belongs to "headingLevel": 1 to 4, or "next" for one below the heading around it.`
        return [{ block, message }]
      }
      rest = rest.slice(rest.indexOf(level) + 1)
    }
    return []
  })
}

/** A missing picture is named by its place. */
const withoutRepeats = (complaints: BlockFault[], sights: BlockFault[]): BlockFault[] =>
  complaints.filter(({ message }) => {
    const [, address] = message.match(/asks for (\S+),/) ?? []
    return address === undefined || !sights.some((sight) => sight.message.includes(address))
  })

/** Uses windows of three widths, with script. Also returns which blocks show something. */
export async function lookAtPage(
  visitor: Visitor,
  path: string,
  { isAccessible = false, colours = [], announced }: Looks,
): Promise<{ sights: Sight[]; shown: number[]; types: string[] }> {
  const { page, complaints, agree } = await visitor.visit(path)
  try {
    const sights: Sight[] = await hydratePage(page, complaints)
    for (const width of widths) sights.push(...(await lookAtWidth(page, width, isAccessible)))
    if (announced) {
      sights.push(...(await inPage<BlockFault[]>(page, findEmpty)))
      sights.push(...findHeadingFaults(await inPage<number[][]>(page, headings), announced))
    }
    const shown = await inPage<number[]>(page, findShown)
    for (const colour of colours) sights.push(...(await lookAtColour(page, colour)))
    await agree()
    const types = await inPage<string[]>(page, 'return frames.map((frame) => frame.dataset.block)')
    return { sights: [...sights, ...withoutRepeats(complaints, sights)], shown, types }
  } finally {
    await page.close()
  }
}

/** Returns what is wrong only without script. */
export async function lookWithoutScript(
  visitor: Visitor,
  path: string,
  { shown, sights: others }: { shown: number[]; sights: Sight[] },
): Promise<Sight[]> {
  const { page, complaints } = await visitor.visit(path)
  try {
    const there = new Set(await inPage<number[]>(page, findShown))
    const empty = shown
      .filter((block) => !there.has(block))
      .map((block) => ({ block, message: 'it shows nothing without script: its html is empty or hidden.' }))
    const sights: Sight[] = []
    for (const width of [1280, 360]) sights.push(...(await lookAtWidth(page, width, false)))
    const known = new Set(others.map(({ block, message }) => `${block} ${withoutDetails(message)}`))
    const plain = sights
      .filter(({ block, message }) => !known.has(`${block} ${withoutDetails(message)}`))
      .map((sight) => ({ ...sight, message: `without script, ${sight.message}` }))
    return [...empty, ...plain, ...withoutRepeats(complaints, sights)]
  } finally {
    await page.close()
  }
}
