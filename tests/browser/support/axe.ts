import type { Page } from 'playwright-core'
import { runAxe } from '../../../src/engine/commands/studio-test/browser/axe'

/** What axe finds wrong with the page as it stands: "color-contrast: a.link". Frames of others are left out. */
export const findViolations = async (page: Page): Promise<string[]> =>
  (await runAxe(page)).flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
