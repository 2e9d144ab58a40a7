import { readdirSync } from 'node:fs'
import { expect, test } from 'vitest'
import { rules } from '.'

const files = readdirSync(import.meta.dirname)
  .filter((name) => !name.endsWith('.test.ts') && name !== 'index.ts')
  .map((name) => name.replace(/\.ts$/, ''))

test.each(files)('the rule of %s.ts is in the list of rules/index.ts, under the name of its file', async (file) => {
  const exported: unknown[] = Object.values(await import(`./${file}.ts`))
  const isListed = rules.some((rule) => rule.code === file && exported.includes(rule))
  expect(isListed, `Add the rule of rules/${file}.ts to the list in rules/index.ts, with the code "${file}".`).toBe(
    true,
  )
})

test('every rule is listed once and has its own file', () => {
  expect(rules.map(({ code }) => code).sort()).toEqual(files.sort())
})
