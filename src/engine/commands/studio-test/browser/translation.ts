import type { Page } from 'playwright-core'
import { hydrateAll, waitForHydration } from '../../../base/chromium/stillness'
import { findBroken, isMismatch } from './hydration'
import { type BlockFault, inPage } from './measures'
import type { Visitor } from './visitor'

/** As a browser's translator: each text in elements of its own, in other words. */
export function translateTexts(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    if (!/\S/.test(text.data) || text.parentElement?.closest('script, style, textarea, noscript, option, svg, font'))
      continue
    const outer = document.createElement('font')
    const inner = outer.appendChild(document.createElement('font'))
    inner.textContent = text.data.toUpperCase()
    text.replaceWith(outer)
  }
}

/** In milliseconds. */
const timeout = 20_000

async function pressButtons(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const button of document.querySelectorAll<HTMLElement>('#root button')) {
      button.click()
      await new Promise(requestAnimationFrame)
    }
  })
}

const isFault = (found: BlockFault) => isMismatch(found) || /cannot be shown:|was not caught:/.test(found.message)

const advice = 'Give words that change an element of their own, and read no text of an element.'

/** Translated before React comes, and again after. Returns what is wrong there alone. */
export async function lookTranslated(visitor: Visitor, path: string, others: BlockFault[]): Promise<BlockFault[]> {
  const { page, complaints } = await visitor.visit(path, translateTexts)
  try {
    await waitForHydration(page, timeout)
    await hydrateAll(page)
    for (let times = 0; times < 2; times++) {
      await pressButtons(page)
      await page.evaluate(translateTexts)
    }
    const faults = [...(await inPage<BlockFault[]>(page, findBroken)), ...complaints.filter(isFault)]
    const differs = others.some(({ message }) => message.includes('not hydrated as it was rendered'))
    return faults
      .filter((fault) => !(differs && isMismatch(fault)) && !others.some(({ message }) => message === fault.message))
      .map(({ block, message }) => ({
        block,
        message: `when a browser has translated the page, ${message.replace(/\.?$/, '.')} ${advice}`,
      }))
  } finally {
    await page.close()
  }
}
