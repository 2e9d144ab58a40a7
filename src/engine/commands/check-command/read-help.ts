import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { RuleHelp } from '../../content/check/report/sarif'

/** docs/rules/<code>.md by code. */
export async function readRuleHelp(root: string): Promise<RuleHelp> {
  const folder = join(root, 'docs/rules')
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.md') && name !== 'README.md')
  const pages = names.map(async (name) => [name.slice(0, -'.md'.length), await readFile(join(folder, name), 'utf8')])
  return Object.fromEntries(await Promise.all(pages))
}
