import { execFileSync } from 'node:child_process'
import puppeteer, { type KeyInput } from 'puppeteer-core'
import type { OtherBrowser } from './browser'

/** Debian's Firefox, by WebDriver BiDi. */
export async function startFirefox(): Promise<OtherBrowser> {
  const executablePath = execFileSync('which', ['firefox-esr'], { encoding: 'utf8' }).trim()
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const [page] = await browser.pages()
  if (!page) throw new Error('Firefox has opened no window.')
  await page.setViewport({ width: 1280, height: 800 })
  return {
    name: await browser.version(),
    open: async (address) => void (await page.goto(address)),
    read: (expression) => page.evaluate(expression) as Promise<never>,
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    async press(keys) {
      const names = keys.split('+') as KeyInput[]
      for (const name of names) await page.keyboard.down(name)
      for (const name of names.reverse()) await page.keyboard.up(name)
    },
    close: () => browser.close(),
  }
}
