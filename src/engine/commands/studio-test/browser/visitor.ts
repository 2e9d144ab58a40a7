import type { Browser, BrowserContext, Page } from 'playwright-core'
import { topFrames } from '../../../base/shared-types/page'
import { type AskingSite, findUnasked } from '../../../building/host-config/unasked-requests'
import type { BlockFault } from './measures'

/** Nothing listens here, so requests to other hosts fail at once. */
const closedProxy = 'http://127.0.0.1:1'

export interface Visit {
  page: Page
  /** What the page has complained of since it was opened. */
  complaints: BlockFault[]
  /** Agrees to every service, so that the page shows what other sites hold. */
  agree(): Promise<void>
}

/** See elements/services/AfterConsent.tsx. */
const question = '[data-asks] button:first-of-type'

/** Reports what the content security policy refuses, with the number of its block. */
const tellViolations = `addEventListener('securitypolicyviolation', ({ target, violatedDirective, blockedURI, sample, sourceFile }) => {
  const frames = [...document.querySelectorAll('${topFrames}')]
  const element = target instanceof Element ? target : [...document.querySelectorAll('iframe, img, video, audio')].find(({ src }) => src.startsWith(blockedURI))
  const [, type] = sourceFile?.match(/\\/assets\\/(?:[^/]+\\/)?(\\w+)-[\\w-]+\\.js$/) ?? []
  const block = frames.findIndex((frame) => element ? frame.contains(element) : frame.dataset.block === type)
  const what = [blockedURI, sample].filter(Boolean).join(': ')
  const advice = violatedDirective.startsWith('style-') ? 'Use a class in a style sheet.' : 'Use a file of the studio, or name the site with "asks" in the schema of the field.'
  tellViolation({ block, message: 'the policy of the site refuses it: ' + violatedDirective + ' does not allow ' + what + '. ' + advice })
})`

/** A block's folder, of its script: "assets/works-1a2b.js", or below a language. */
const typeIn = (address: string) => address.match(/\/assets\/(?:[^/]+\/)?(\w+)-[\w-]+\.js/)?.[1]

/** A browser window on one site, without motion and without other hosts. */
export class Visitor {
  private constructor(
    private readonly context: BrowserContext,
    readonly address: string,
    private readonly site: AskingSite,
  ) {}

  static async open(browser: Browser, address: string, site: AskingSite, hasScript = true): Promise<Visitor> {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      proxy: { server: closedProxy, bypass: new URL(address).host },
      serviceWorkers: 'block',
      javaScriptEnabled: hasScript,
      viewport: { width: 1280, height: 800 },
    })
    return new Visitor(context, address, site)
  }

  /** `prepare` runs in the page as soon as its html is there. */
  async visit(path: string, prepare?: () => void): Promise<Visit> {
    const page = await this.context.newPage()
    if (prepare) await page.addInitScript(`addEventListener('DOMContentLoaded', ${prepare})`)
    const complaints: BlockFault[] = []
    const add = (message: string, block = -1) => void complaints.push({ block, message })
    await page.exposeBinding('tellViolation', (_, { block, message }: BlockFault) => add(message, block))
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
    let hasAgreed = false
    page.on('request', (request) => {
      const unasked = hasAgreed ? undefined : findUnasked(this.site, this.address, request.url())
      // The policy refuses what nothing declares.
      if (unasked?.reason === 'before consent') add(unasked.message)
    })
    await page.goto(this.address + path)
    const agree = async () => {
      hasAgreed = true
      const questions = page.locator(question)
      for (let left = await questions.count(); left > 0; left--) await questions.first().click()
      // A frame is loaded, or refused, after it is painted.
      await page.waitForTimeout(150)
    }
    return { page, complaints, agree }
  }

  close = (): Promise<void> => this.context.close()
}
