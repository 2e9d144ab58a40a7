import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import type { Page } from 'playwright-core'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What axe finds wrong with the page as it stands: "color-contrast: a.link". Frames of others are left out. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(source)
  return page.evaluate(async () => {
    const axe: { run(options: object): Promise<AxeResults> } = Reflect.get(window, 'axe')
    const { violations } = await axe.run({ iframes: false, resultTypes: ['violations'] })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
  })
}
