import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCheck } from '../src/check'
import { readContent } from '../src/check/content'
import { textRules, warningRules } from '../src/check/rules'
import { altText } from '../src/check/rules/alt-text'
import { linkText } from '../src/check/rules/link-text'
import { judgeTexts } from '../src/check/texts'
import { createValidator } from '../src/check/validate'
import { readSite } from '../src/compile/read-site'
import { readSchemaFiles } from '../src/generate/schema-files'
import { namesIn } from '../src/generate/schema-index'

const root = join(import.meta.dirname, '..')
const schemas = await readSchemaFiles(join(root, 'schemas'))
const check = createCheck(schemas)
const validate = createValidator(schemas)

test('the site of this repository has no mistakes', async () => {
  const { text, files, today } = await readSite(root)
  const { problems } = check(text, files, 'pages.json', today)
  expect(problems.filter(({ severity }) => severity === 'error')).toEqual([])
})

test.each(namesIn(schemas, 'blocks'))('the examples of %s are written as the rules want it', (type) => {
  const { examples } = schemas[`blocks/${type}.schema.json`] as { examples: object[] }
  const value = { pages: [{ path: '/', blocks: examples }] }
  const content = readContent(value, validate(value).found, new Map())
  const ofTexts = judgeTexts(
    value,
    textRules,
    content.html.map(({ pointer }) => pointer),
  )
  expect([...altText(content), ...linkText(content), ...ofTexts]).toEqual([])
})

const pages = readdirSync(join(root, 'docs/rules'))

test.each([...Object.keys({ ...warningRules, ...textRules }), 'home-page', 'reserved-path', 'waiver'])(
  'the rule %s has a page with why, wrong and right, whose examples are JSON',
  (code) => {
    expect(pages).toContain(`${code}.md`)
    const text = readFileSync(join(root, 'docs/rules', `${code}.md`), 'utf8')
    expect(text.match(/^## .+$/gm)).toEqual(['## Why it matters', '## Wrong', '## Right'])
    const examples = [...text.matchAll(/```json\n([\s\S]*?)```/g)].map(([, json]) => JSON.parse(json as string))
    expect(examples).toHaveLength(2)
  },
)
