import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Ajv from 'ajv'
import { JSDOM } from 'jsdom'
import { describe, expect, test } from 'vitest'
import { readCase } from '../../../../../tests/sites/broken-content'
import { at, filesFor } from '../../../../../tests/sites/broken-content-files'
import type { Problem } from '../../../base/shared-types/problem'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createCheck } from '..'
import { type Format, formats } from './formats'

const root = join(import.meta.dirname, '../../../../..')
const check = createCheck(await readSchemas(root))
const help = { 'unknown-field': '# unknown-field\n\nNo such\nfield.\n\n## Wrong\n\n```json\n{}\n```\n' }

function problemsOf(name: string, file = 'pages.json') {
  const text = readCase(name)
  return { problems: check({ text, files: filesFor(text), file, at }).problems, text, file, help }
}

const reportOf = (format: Format, name: string, file?: string) => formats[format](problemsOf(name, file))

/** A problem with characters that formats must escape. */
const strange: Problem = {
  rule: 'secret',
  severity: 'warning',
  message: '100% of it:\r\na, b\u0000\u001b[31m \ud800 <&">',
  file: 'a,b:c/pages.json',
  line: 3,
  column: 5,
  endLine: 3,
  endColumn: 5,
  pointer: '/shared/x',
}

/** tests/broken-content freezes these words; the formats are tested here. */
const wordsOf = (name: string) => problemsOf(name).problems.map(({ message }) => message)

describe('github', () => {
  test('a problem is a command with its lines; columns only within one line', () => {
    const [field, block, missing] = wordsOf('mistakes-on-three-pages')
    expect(reportOf('github', 'mistakes-on-three-pages', 'site/pages.json').split('\n')).toEqual([
      `::error file=site/pages.json,line=52,endLine=52,col=11,endColumn=21,title=page "/" Home%2C block 1%2C Banner [unknown-field]::${field}`,
      `::error file=site/pages.json,line=83,endLine=83,col=19,endColumn=26,title=page "/about" About%2C block 2 (texts) "About" [unknown-block]::${block}`,
      `::error file=site/pages.json,line=98,endLine=100,title=page "/404" Not found%2C block 1%2C Banner "Not found" [missing-field]::${missing}`,
    ])
  })

  test('characters that end a command or property are escaped', () => {
    expect(formats.github({ problems: [strange], text: '', file: '', help })).toBe(
      '::warning file=a%2Cb%3Ac/pages.json,line=3,endLine=3,col=5,endColumn=5,title=shared blocks%2C "x" [secret]::100%25 of it:%0D%0Aa, b\u0000\u001b[31m \ud800 <&">',
    )
  })
})

describe('sarif', () => {
  const schema = JSON.parse(readFileSync(join(root, 'tests/content/sarif-subset.schema.json'), 'utf8'))
  const accepts = new Ajv({ strict: false, validateFormats: false }).compile(schema)

  test.each(['mistakes-on-three-pages', 'missing-comma', 'alt-is-a-file-name', 'nothing-wrong', 'empty-file'])(
    'the report of %s keeps the schema of SARIF 2.1.0',
    (name) => {
      const report = JSON.parse(reportOf('sarif', name))
      accepts(report)
      expect(accepts.errors ?? []).toEqual([])
      expect(report.runs[0].results).toHaveLength(problemsOf(name).problems.length)
    },
  )

  test("a problem has its rule, region and repair; the file is relative to the repository's root", () => {
    const report = JSON.parse(reportOf('sarif', 'mistakes-on-three-pages', 'my site/pages.json'))
    const [run] = report.runs
    expect(run.tool.driver.rules.map(({ id }: { id: string }) => id)).toEqual([
      'missing-field',
      'unknown-block',
      'unknown-field',
    ])
    expect(run.tool.driver.rules[2]).toEqual({
      id: 'unknown-field',
      shortDescription: { text: 'No such field.' },
      help: { text: 'unknown-field\n\nNo such\nfield.\n\nWrong\n\n{}\n', markdown: help['unknown-field'] },
    })
    const artifactLocation = { uri: 'my%20site/pages.json', uriBaseId: '%SRCROOT%' }
    const region = { startLine: 52, startColumn: 11, endLine: 52, endColumn: 21 }
    expect(run.results[0]).toEqual({
      ruleId: 'unknown-field',
      ruleIndex: 2,
      level: 'error',
      message: { text: wordsOf('mistakes-on-three-pages')[0] },
      locations: [
        {
          physicalLocation: { artifactLocation, region },
          logicalLocations: [
            {
              fullyQualifiedName: '/pages/0/blocks/0/heeading',
              name: 'page "/" Home, block 1, Banner',
              kind: 'object',
            },
          ],
        },
      ],
      fixes: [
        {
          description: { text: 'Repair it' },
          artifactChanges: [
            { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '"heading"' } }] },
          ],
        },
      ],
    })
  })
})

describe('the words of sarif', () => {
  const page = `# secret

A key in \`pages.json\`
is a warning, and can be [waived](waiver.md).

Source: [the list](https://keys.example/list).

\`\`\`json
{ "html": "\`[x](/y)\`" }
\`\`\`
`
  const sarifOf = (problem: Problem) =>
    JSON.parse(formats.sarif({ problems: [problem], text: '', file: '', help: { secret: page } })).runs[0]

  test("a rule's description is plain text: no Markdown, no links between rule pages", () => {
    const [rule] = sarifOf(strange).tool.driver.rules
    expect(rule.shortDescription.text).toBe('A key in pages.json is a warning, and can be waived.')
    expect(rule.help.text).toBe(
      'secret\n\nA key in pages.json\nis a warning, and can be waived.\n\nSource: the list (https://keys.example/list).\n\n{ "html": "`\\[x\\](/y)`" }\n',
    )
    expect(rule.help.markdown).toContain('can be waived.\n\nSource: [the list](https://keys.example/list).')
  })

  test('a Markdown link in the content is no link in the report', () => {
    const other = { ...strange, message: 'See [z](1)' }
    const [result] = sarifOf({ ...strange, message: '"[x](/y)" is no [list] [1]', others: [other] }).results
    expect(result.message.text).toBe('"\\[x\\](/y)" is no [list] [1]')
    expect(result.relatedLocations[0].message.text).toBe('See \\[z\\](1)')
  })
})

describe('junit', () => {
  test('every page is a test case; its errors are one failure', () => {
    const [words] = wordsOf('missing-comma')
    expect(reportOf('junit', 'missing-comma')).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites tests="4" failures="1" errors="0" skipped="0" time="0">
  <testsuite name="pages.json" tests="4" failures="1" errors="0" skipped="0" time="0">
    <testcase name="the whole file" classname="content" file="pages.json" time="0"/>
    <testcase name="page &quot;/&quot; Home" classname="content" file="pages.json" time="0">
      <failure message="${words}" type="syntax">pages.json:47:22
  ${words} [syntax]</failure>
    </testcase>
    <testcase name="page &quot;/about&quot; About" classname="content" file="pages.json" time="0"/>
    <testcase name="page &quot;/404&quot; Not found" classname="content" file="pages.json" time="0"/>
  </testsuite>
</testsuites>`)
  })

  test('two errors of a page are one failure; a warning is none; characters that XML forbids are replaced', () => {
    const error = { ...strange, severity: 'error' as const, message: 'One\nline' }
    const problems = [strange, error, { ...error, line: 9 }]
    const xml = formats.junit({ problems, text: '', file: 'pages.json', help })
    const { document } = new JSDOM(xml, { contentType: 'text/xml' }).window
    expect(document.querySelector('testsuite')?.getAttribute('failures')).toBe('1')
    expect(document.querySelector('failure')?.getAttribute('message')).toBe('2 problems')
    expect(document.querySelector('failure')?.textContent).toContain('a,b:c/pages.json:9:5  "x"\n  One\nline [secret]')
    expect(xml).toContain(
      '<system-out>Warning: a,b:c/pages.json:3:5  &quot;x&quot;\n  100% of it:\r\na, b\ufffd\ufffd[31m \ufffd &lt;&amp;&quot;&gt; [secret]</system-out>',
    )
    expect(formats.junit({ problems: [error], text: '', file: '', help })).toContain('message="One&#10;line"')
  })
})
