import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { withLineFeeds } from '../../base/text/line-ends'
import { createCheck } from '../../content/check'
import { reportText } from '../../content/check/report/text'
import { failureOf } from '../../content/check/run-rules/rules-of-studio'
import { cachedValidator } from '../../folders/site-folder/cached-validator'
import { readSite } from '../../folders/site-folder/read-site'
import { readRules } from '../../folders/studio-folder/read-rules'
import { readSchemas } from '../../folders/studio-folder/read-schemas'

const casesFolder = 'tests/broken-content'

/**
 * Each folder of tests/broken-content is a small site with one mistake. expected.txt has what its author reads; a
 * missing one is written. Returns the differences.
 */
export async function checkCases(root: string, site: string): Promise<{ cases: number; faults: string[] }> {
  const [schemas, rules] = await Promise.all([readSchemas(root, site), readRules(root, site)])
  const check = createCheck(schemas, { validate: cachedValidator(root, schemas), rules })
  const folder = join(site, casesFolder)
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  const faults = rules.flatMap(({ code }) => [
    ...(names.includes(code)
      ? []
      : [`The rule "${code}" has no case: put a pages.json with its mistake into ${casesFolder}/${code}.`]),
    ...(existsSync(join(site, `docs/rules/${code}.md`))
      ? []
      : [`The rule "${code}" has no page: write docs/rules/${code}.md.`]),
  ])
  for (const name of names) {
    const { text, files } = await readSite(join(folder, name))
    const { problems } = check({ text, files })
    const failure = problems.find(({ message }) => rules.some(({ code }) => message.startsWith(failureOf(code))))
    if (failure) {
      faults.push(`${casesFolder}/${name}: ${failure.message}`)
      continue
    }
    const report = problems.length > 0 ? `${reportText(problems, text)}\n` : ''
    const expected = join(folder, name, 'expected.txt')
    if (!existsSync(expected)) await writeFile(expected, report)
    const words = await readFile(expected, 'utf8')
    if (withLineFeeds(words) !== withLineFeeds(report))
      faults.push(
        `${casesFolder}/${name} says something else than expected.txt. Delete that file to write it again.\n\n${report}`,
      )
    const isNamed = problems.some(({ rule }) => rule === name)
    if (rules.some(({ code }) => code === name) && !isNamed)
      faults.push(`${casesFolder}/${name} does not show the mistake of its rule.`)
  }
  return { cases: names.length, faults }
}
