import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults, RunOptions } from 'axe-core'
import type { Page } from 'playwright-core'
import { type BlockFault, inPage } from './measures'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

type Violation = AxeResults['violations'][number]

/** WCAG 2.2, A and AA. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

export const wcag: RunOptions = { runOnly: { type: 'tag', values: tags }, rules: { 'target-size': { enabled: true } } }

export const contrast: RunOptions = { runOnly: { type: 'rule', values: ['color-contrast'] } }

/** The frames of others are left out. */
export async function runAxe(page: Page, options: RunOptions = {}): Promise<Violation[]> {
  await page.evaluate(source)
  const given = { iframes: false, resultTypes: ['violations'], ...options }
  const { violations }: Pick<AxeResults, 'violations'> = await page.evaluate(`axe.run(${JSON.stringify(given)})`)
  return violations
}

export async function findViolations(page: Page, options: RunOptions): Promise<BlockFault[]> {
  const nodes = (await runAxe(page, options)).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, any, all, none }) => ({
      selector: target.join(' '),
      message: `${[...any, ...all, ...none][0]?.message ?? help} (${id})`,
    })),
  )
  return inPage(
    page,
    `return ${JSON.stringify(nodes)}.map(({ selector, message }) => {
      const element = document.querySelector(selector)
      return { block: element ? blockOf(element) : -1, message: (element ? nameOf(element) : selector) + ': ' + message }
    })`,
  )
}
