import { readJson } from '../../../base/json-parser'
import { isObject, pagesIn } from '../../../base/shared-types/json'
import { addTo } from '../../../base/shared-types/maps'
import type { Problem } from '../../../base/shared-types/problem'
import { escapeHtml } from '../../../base/text/tags'
import { blockOf, groupKeyOf, nameGroup } from './text'

/** XML 1.0 cannot even escape most control characters and lone surrogates. */
const unwritable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g

const escapeText = (text: string) => escapeHtml(text.replace(unwritable, '\ufffd'))

/** In attributes, line breaks and tabs would become spaces. */
const escapeAttribute = (text: string) => escapeText(text).replace(/[\t\n\r]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const open = (name: string, attributes: Record<string, string | number>) =>
  `<${name}${Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${escapeAttribute(String(value))}"`)
    .join('')}`

const lineOf = (problem: Problem) => {
  const { file, line, column, message, rule } = problem
  return `${file}:${line}:${column}${blockOf(problem)}\n  ${message} [${rule}]`
}

function groupsOfPages(text: string): [string, string][] {
  const { value } = readJson(text)
  return pagesIn(value).flatMap((page, index): [string, string][] => {
    if (!isObject(page) || typeof page.path !== 'string') return []
    const title = typeof page.title === 'string' ? page.title : undefined
    const place = { pointer: `/pages/${index}`, page: page.path, title } as Problem
    return [[groupKeyOf(place), nameGroup(place)]]
  })
}

function testCase(name: string, file: string, problems: Problem[]): string {
  const errors = problems.filter(({ severity }) => severity === 'error')
  const warnings = problems.filter(({ severity }) => severity === 'warning')
  const [first] = errors
  // Many readers show only the first failure, so one holds all.
  const message = first && errors.length > 1 ? `${errors.length} problems` : first?.message
  const parts = [
    ...(first && message !== undefined
      ? [
          `      ${open('failure', { message, type: first.rule })}>${escapeText(errors.map(lineOf).join('\n'))}</failure>`,
        ]
      : []),
    ...(warnings.length > 0
      ? [`      <system-out>${escapeText(warnings.map((item) => `Warning: ${lineOf(item)}`).join('\n'))}</system-out>`]
      : []),
  ]
  const tag = `    ${open('testcase', { name, classname: 'content', file, time: 0 })}`
  return parts.length > 0 ? `${tag}>\n${parts.join('\n')}\n    </testcase>` : `${tag}/>`
}

/** JUnit XML for viewers of test results: one test case per page, which fails on errors. Warnings are output. */
export function reportJunit(problems: Problem[], text: string, file = 'pages.json'): string {
  const names = new Map([['the whole file', 'the whole file'], ...groupsOfPages(text)])
  const groups = new Map<string, Problem[]>()
  for (const problem of problems) {
    const key = groupKeyOf(problem)
    addTo(groups, key, problem)
    if (!names.has(key)) names.set(key, nameGroup(problem))
  }
  const failures = [...groups.values()].filter((group) => group.some(({ severity }) => severity === 'error')).length
  const counts = { tests: names.size, failures, errors: 0, skipped: 0, time: 0 }
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${open('testsuites', counts)}>`,
    `  ${open('testsuite', { name: file, ...counts })}>`,
    ...[...names].map(([key, name]) => testCase(name, file, groups.get(key) ?? [])),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n')
}
