import type { Browser, BrowserContext, Page } from 'playwright-core'
import type { Found } from './measures'

/** Nothing listens here, so requests to other hosts fail at once. */
const closedProxy = 'http://127.0.0.1:1'

export interface Visit {
  page: Page
  /** What the page has complained of since it was opened. */
  complaints: Found[]
}

/** Tells of what the content security policy refuses, with the number of the block that asked for it. */
const tellViolations = `addEventListener('securitypolicyviolation', ({ target, violatedDirective, blockedURI, sample }) => {
  const outer = '[data-block]:not([data-block] [data-block])'
  const frame = target instanceof Element ? target.closest(outer) : null
  const block = frame ? [...document.querySelectorAll(outer)].indexOf(frame) : -1
  const what = [blockedURI, sample].filter(Boolean).join(': ')
  tellViolation({ block, message: 'the policy of the site refuses it: ' + violatedDirective + ' does not allow ' + what + '. Use a class in a style sheet, a file of public/, or "asks" in the schema of the field.' })
})`

/** The folder of a block's script: "assets/works-1a2b.js". */
const typeIn = (address: string) => address.match(/\/assets\/(\w+)-[\w-]+\.js/)?.[1]

/** A browser window on one site, without motion and without other hosts. */
export class Visitor {
  private constructor(
    private readonly context: BrowserContext,
    readonly address: string,
  ) {}

  static async open(browser: Browser, address: string, hasScript = true): Promise<Visitor> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      proxy: { server: closedProxy, bypass: new URL(address).host },
      serviceWorkers: 'block',
      javaScriptEnabled: hasScript,
      viewport: { width: 1280, height: 800 },
    })
    return new Visitor(context, address)
  }

  async visit(path: string): Promise<Visit> {
    const page = await this.context.newPage()
    const complaints: Found[] = []
    const add = (message: string, block = -1) => void complaints.push({ block, message })
    await page.exposeBinding('tellViolation', (_, { block, message }: Found) => add(message, block))
    await page.addInitScript(tellViolations)
    page.on('pageerror', ({ message }) => add(`an error was not caught: ${message}`))
    page.on('console', (message) => {
      const text = message.text()
      // What the policy refuses and requests that fail are told more exactly.
      if (message.type() !== 'error' || /^Failed to load resource|Content Security Policy/.test(text)) return
      const type = typeIn(message.location().url)
      add(`the browser’s console has an error${type ? ` of the block "${type}"` : ''}: ${text.split('\n')[0]}`)
    })
    page.on('response', (response) => {
      const { origin, pathname } = new URL(response.url())
      if (response.status() >= 400 && origin === this.address) add(`the page asks for ${pathname}, which is not there.`)
    })
    await page.goto(this.address + path)
    return { page, complaints }
  }

  close = (): Promise<void> => this.context.close()
}
