import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCheck } from '../../src/engine/content/check'
import { readContent } from '../../src/engine/content/check/content-index/read-content'
import type { TextRule } from '../../src/engine/content/check/findings/rule'
import { rules, waivable } from '../../src/engine/content/check/rules'
import { altText } from '../../src/engine/content/check/rules/alt-text'
import { linkText } from '../../src/engine/content/check/rules/link-text'
import { checkTexts } from '../../src/engine/content/check/run-rules/check-texts'
import { noExamples } from '../../src/engine/content/schema-model/examples/find-examples'
import { createValidator } from '../../src/engine/content/schema-model/validation/validate'
import { readSite } from '../../src/engine/folders/site-folder/read-site'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { namesIn } from '../../src/engine/folders/studio-folder/schema-index'

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root)
const check = createCheck(schemas)
const validate = createValidator(schemas)

test('the site of this repository has no mistakes', async () => {
  const { text, files, at } = await readSite(root)
  const { problems } = check({ text, files, at })
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each(namesIn(schemas, 'blocks'))('the examples of %s are written as the rules want it', (type) => {
  const { examples } = schemas[`blocks/${type}.schema.json`] as { examples: object[] }
  const value = { pages: [{ path: '/', blocks: examples }] }
  const content = readContent(value, validate(value).annotations, new Map())
  const ofTexts = checkTexts(
    value,
    rules.filter((rule): rule is TextRule => rule.scope === 'text'),
    content.html.map(({ pointer }) => pointer),
    {
      examples: noExamples,
      findLeft: () => new Map(),
      keyVariable: '',
      isForEach: () => false,
      languageAt: () => 'en',
    },
  )
  expect([...altText.check(content), ...linkText.check(content), ...ofTexts]).toEqual([])
})

const pages = readdirSync(join(root, 'docs/rules'))

test.each([...waivable, 'home-page', 'reserved-path', 'waiver'])(
  'the rule %s has a page with why, wrong and right, whose examples are JSON',
  (code) => {
    expect(pages).toContain(`${code}.md`)
    const text = readFileSync(join(root, 'docs/rules', `${code}.md`), 'utf8')
    expect(text.match(/^## .+$/gm)).toEqual(['## Why it matters', '## Wrong', '## Right'])
    const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json as string))
    expect(examples).toHaveLength(2)
  },
)
