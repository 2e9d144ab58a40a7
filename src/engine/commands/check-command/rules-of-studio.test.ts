import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readRules } from '../../folders/studio-folder/read-rules'
import { checkCases } from './check-cases'
import { createFolderCheck } from './check-folder'
import { SiteChecker } from './site-checker'

const root = join(import.meta.dirname, '../../../..')
const day = '2027-02-28'

let site: string
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'rules-of-studio-'))
  cpSync(join(root, 'tests/second-studio'), site, { recursive: true })
})
afterEach(() => rmSync(site, { recursive: true, force: true }))

const fileOf = (name: string) => join(site, name)
const change = (name: string, edit: (text: string) => string) =>
  writeFileSync(fileOf(name), edit(readFileSync(fileOf(name), 'utf8')))
const ruleFile = 'src/studio/rules/course-day/rule.ts'
const onOneDay = () => change('pages.json', (text) => text.replace('2027-03-12', day))
const codes = async () => (await createFolderCheck({ root, site })()).problems.map(({ rule }) => rule)

describe('a rule of a studio', () => {
  test('is checked by the command and by the preview, and its warning can be waived', async () => {
    expect(await codes()).toEqual([])
    onOneDay()
    expect(await codes()).toEqual(['course-day'])
    const text = readFileSync(fileOf('pages.json'), 'utf8')
    expect((await new SiteChecker(root, site).problems(text)).map(({ rule }) => rule)).toEqual(['course-day'])
    const waiver = { rule: 'course-day', reason: 'Two teachers on this day.', until: '2099-01-01' }
    change('pages.json', (written) => written.replace('"pages":', `"waivers": [${JSON.stringify(waiver)}], "pages":`))
    expect(await codes()).toEqual([])
  })

  test('can use code of the engine, wherever the command runs', async () => {
    change(
      ruleFile,
      (text) =>
        `import { isDay } from 'schema-pages/text/language/day'\n${text.replace('!taken.has(value)', '!(taken.has(value) && isDay(String(value)))')}`,
    )
    onOneDay()
    writeFileSync(fileOf('src/studio/rules/notes.txt'), 'No rule.')
    // Of a studio that has not installed its packages.
    writeFileSync(fileOf('tsconfig.json'), '{ "extends": "schema-pages/tsconfig.json" }')
    expect((await readRules(relative(process.cwd(), root) || '.', site)).map(({ code }) => code)).toEqual([
      'course-day',
    ])
    expect(await codes()).toEqual(['course-day'])
  })

  test('that fails says so, and the others go on', async () => {
    change(ruleFile, (text) => text.replace('const taken', 'throw new Error("no days")\n    const taken'))
    const { problems } = await createFolderCheck({ root, site })()
    expect(problems[0]?.message).toMatch(/^The rule "course-day" .* failed.*: no days/)
    expect(new Set(problems.map(({ rule }) => rule))).toEqual(new Set(['course-day']))
  })

  test('that names no place is as one that fails', async () => {
    change(ruleFile, (text) => text.replace('const taken', "return [{ message: 'Twice.' }] as never\n    const taken"))
    expect((await createFolderCheck({ root, site })()).problems[0]?.message).toMatch(/a finding needs a "pointer"/)
  })

  test('about texts needs no place', async () => {
    writeFileSync(
      fileOf(ruleFile),
      "export const rule = { code: 'course-day', severity: 'warning', scope: 'text', check: (text) => /Wort/.test(text) ? { message: 'Words.' } : undefined }",
    )
    change('pages.json', (text) => text.replace(/"title": "[^"]*"/, '"title": "Wort"'))
    expect((await createFolderCheck({ root, site })()).problems.map(({ message }) => message)).toContain('Words.')
  })

  test('of which only the folder is there is named', async () => {
    rmSync(fileOf(ruleFile))
    await expect(readRules(root, site)).rejects.toThrow(/course-day\/rule\.ts\n {2}This rule is missing/)
  })

  test.each([
    ['another code', "code: 'course-day'", "code: 'day'", /Write "course-day", as its folder is called/],
    ['no such severity', "'warning'", "'hint'", /"severity" must be "error" or "warning"/],
    [
      'two rules',
      'export const courseDay',
      'export const more = { code: 1 }\nexport const courseDay',
      /export one rule/,
    ],
    ['a slip in its source', 'const taken', 'const const', /course-day\/rule\.ts cannot be used\. ./],
  ])('with %s is refused by the name of its file', async (_, from, to, words) => {
    change(ruleFile, (text) => text.replace(from, to))
    await expect(readRules(root, site)).rejects.toThrow(words)
    await expect(readRules(root, site)).rejects.toThrow(/^src\/studio\/rules\/course-day\/rule\.ts cannot be used\./)
  })
})

describe('the cases of a studio', () => {
  test('are not written by a rule that fails', async () => {
    change(ruleFile, (text) => text.replace('const taken', 'throw new Error("no days")\n    const taken'))
    const expected = fileOf('tests/broken-content/course-day/expected.txt')
    rmSync(expected)
    expect((await checkCases(root, site)).faults).toContainEqual(
      expect.stringMatching(/course-day: The rule .* failed.*: no days/),
    )
    expect(existsSync(expected)).toBe(false)
  })

  test('are as expected', async () => {
    const cases = readdirSync(fileOf('tests/broken-content')).length
    expect(await checkCases(root, site)).toEqual({ cases, faults: [] })
  })

  test('may have been checked out by git with "\\r\\n"', async () => {
    change('tests/broken-content/course-day/expected.txt', (text) => text.replaceAll('\n', '\r\n'))
    expect((await checkCases(root, site)).faults).toEqual([])
  })

  test('show other words, a mistake that is gone, and what a rule lacks', async () => {
    change(ruleFile, (text) => text.replace('another course', 'a course'))
    expect((await checkCases(root, site)).faults[0]).toMatch(/says something else than expected\.txt/)
    change('tests/broken-content/course-day/pages.json', (text) => text.replace(day, '2027-03-07'))
    expect((await checkCases(root, site)).faults.join()).toMatch(/does not show the mistake of its rule/)
    rmSync(fileOf('tests/broken-content'), { recursive: true })
    rmSync(fileOf('docs'), { recursive: true })
    expect((await checkCases(root, site)).faults).toEqual([
      expect.stringContaining('has no case'),
      expect.stringContaining('has no page'),
    ])
  })
})
