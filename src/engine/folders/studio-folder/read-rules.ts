import { existsSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../base/shared-types/failure'
import type { Rule } from '../../content/check/findings/rule'
import { explainNoRule, isRule } from '../../content/check/run-rules/rules-of-studio'
import { loadModule } from './code/load-module'
import { findStudio } from './find-studio'

/** Throws a Failure that names the file of a faulty rule. */
export async function readRules(root: string, site = root): Promise<Rule[]> {
  const folder = join(await findStudio(root, site), 'src/studio/rules')
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const codes = entries.flatMap((entry) => (entry.isDirectory() ? [entry.name] : [])).sort()
  if (codes.length === 0) return []
  return Promise.all(
    codes.map(async (code): Promise<Rule> => {
      const fail = (words: string) => new Failure(`src/studio/rules/${code}/rule.ts cannot be used. ${words}`)
      if (!existsSync(join(folder, code, 'rule.ts')))
        throw new Failure(
          `src/studio/rules/${code}/rule.ts\n  This rule is missing. Write it, or delete src/studio/rules/${code}.`,
        )
      const module = await loadModule(root, join(folder, code, 'rule.ts')).catch((error: Error) => {
        throw fail(error.message)
      })
      const rules = Object.values(module).filter(isRule)
      const words = explainNoRule(code, rules)
      if (words !== undefined) throw fail(words)
      return rules[0] as Rule
    }),
  )
}
