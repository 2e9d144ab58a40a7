import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { createCheck, type PublicFiles } from '../../src/engine/content/check'
import { rules, waivable } from '../../src/engine/content/check/rules'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { readCase } from '../sites/broken-content'

const root = join(import.meta.dirname, '../..')
const schemas = await readSchemas(root)
const check = createCheck(schemas)
const frame = readCase('nothing-wrong')
/** The examples have dates that lie ahead of this one. */
const at = Date.parse('2026-11-20')

const files: PublicFiles = new Map([
  ['/images/fox.svg', { bytes: 100 }],
  ['/images/harbour.svg', { bytes: 100 }],
  ['/notes.json', { bytes: 10, isAnimation: false }],
  ['/images/acting.svg', { bytes: 10, danger: { kind: 'holds', holds: 'a program (<script>)', line: 4 } }],
  ['/loops/harbour.json', { bytes: 10, isLoop: true, seconds: 10 }],
  ['/sounds/harbour.mp3', { bytes: 10 }],
  ['/images/half.jpg', { bytes: 10, damage: { kind: 'cut-off' } }],
])

/** A code where the source gives it: rule: 'a', or rule: x === 'y' ? 'a' : 'b'. */
const written = /\brule: (?:\w+(?: === '[^']*')? \? )?'([a-z0-9-]+)'(?: : '([a-z0-9-]+)')?/g

/** The codes that the check can give: those of its rules, and those that the rest of its source names. */
const codes = [
  ...new Set([
    ...[
      'src/engine/content/check',
      'src/engine/folders/site-folder',
      'src/engine/pages/page-data',
      'src/engine/content/change-summary',
    ]
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) => join(root, folder, name)),
      )
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(written)])
      .flatMap(([, one, other]) => [one as string, ...(other ? [other] : [])]),
    ...rules.map(({ code }) => code),
  ]),
].sort()

const pages = readdirSync(join(root, 'docs/rules'))
  .filter((name) => name.endsWith('.md') && name !== 'README.md')
  .map((name) => name.replace(/\.md$/, ''))

const pageOf = (code: string) => readFileSync(join(root, 'docs/rules', `${code}.md`), 'utf8')

/** The JSON below a heading of a rule's page. */
const exampleOf = (code: string, heading: string) =>
  pageOf(code).match(new RegExp(`^## ${heading}\\n+\`\`\`json\\n([\\s\\S]*?)\`\`\``, 'm'))?.[1] ?? ''

/**
 * An example is a block, a page or a part of the whole file. It stands in a small sound site: a block at the end of the
 * home page, a page behind the others, a part with its own pages behind them and its settings and shared blocks beside the others. What is no JSON stands where a block would.
 */
function inFrame(example: string): string {
  const lastBlock = '{\n          "shared": "clients"\n        }'
  const asBlock = frame.replace(lastBlock, () => `${lastBlock},${example}`)
  try {
    const value = JSON.parse(example)
    if ('type' in value || typeof value.shared === 'string') return asBlock
    const site = JSON.parse(frame)
    const added = value.pages ?? [value]
    return JSON.stringify({
      ...site,
      site: { ...site.site, ...value.site },
      shared: { ...site.shared, ...value.shared },
      ...(value.collections && { collections: value.collections }),
      pages: [...site.pages, ...added],
    })
  } catch {
    return asBlock
  }
}

/** A file that must not be published is a mistake even where nothing names it. */
const filesFor = (example: string) =>
  new Map([...files].filter(([name, { danger }]) => !danger || example.includes(name)))

const errorsIn = (example: string) =>
  check({ text: inFrame(example), files: filesFor(example), at })
    .problems.filter(({ severity }) => severity === 'error')
    .map(({ rule }) => rule)

/** Pages whose examples show a part only, or whose mistake is not one of a part: read by people, not proven here. */
const illustrative = new Set([
  ...waivable,
  'waiver',
  'form-limits',
  'home-page',
  'list-pages',
  'reserved-path',
  'encoding',
  'file-size',
  'wrong-form',
  'vanished-path',
  'trusted-address',
])

test('every code that the check can give has its page, and no page is left over', () => {
  expect(pages.sort()).toEqual(codes)
})

describe.each(pages)('the page of %s', (code) => {
  test('says why, and shows wrong and right', () => {
    expect(pageOf(code)).toMatch(new RegExp(`^# ${code}\\n\\n\\S`))
    for (const heading of ['Why it matters', 'Wrong', 'Right']) expect(pageOf(code)).toContain(`\n## ${heading}\n`)
    expect(exampleOf(code, 'Wrong')).not.toBe('')
    expect(exampleOf(code, 'Right')).not.toBe('')
  })
})

test.each(pages.filter((code) => !illustrative.has(code)))(
  'what is wrong on the page of %s gives this code once, what is right gives nothing',
  (code) => {
    expect(errorsIn(exampleOf(code, 'Wrong'))).toEqual([code])
    expect(errorsIn(exampleOf(code, 'Right'))).toEqual([])
  },
)

describe('every pattern in the schemas', () => {
  const patterns = Object.entries(schemas).flatMap(([file, schema]) => patternsIn(schema, file))

  test.each(patterns)('$place is said in words, without the signs of a regular expression', ({ words }) => {
    expect(words).toMatch(/^(Write|Use) .{15,}\.$/)
    expect(words).not.toMatch(/\[a-z]-|\\[dsw]|\^|\$|\)\+|\]\+/)
  })
})

/** The patterns of a schema that an author can break, each with its words. */
function patternsIn(schema: unknown, place: string): { place: string; words: unknown }[] {
  if (typeof schema !== 'object' || schema === null || place.startsWith('meta.')) return []
  const own = 'pattern' in schema && typeof schema.pattern === 'string'
  const words = 'patternErrorMessage' in schema ? schema.patternErrorMessage : ''
  const inner = Object.entries(schema).flatMap(([name, part]) => patternsIn(part, `${place} ${name}`))
  return own ? [{ place, words }, ...inner] : inner
}
