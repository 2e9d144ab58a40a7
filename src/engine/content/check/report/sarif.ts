import { createLineIndex, type PlaceOf } from '../../../base/json-parser/line-index'
import type { OtherRange, Problem, TextEdit } from '../../../base/shared-types/problem'
import { placeInWords } from './text'

export type RuleHelp = Record<string, string>

/** SARIF reads "[words](target)" in plain text as a link (3.11.6): escapes it. */
const escapeLinks = (text: string) => text.replace(/\[([^[\]]*)\](?=\()/g, '\\[$1\\]')

/** They break in a report. */
const withoutOwnLinks = (markdown: string) => markdown.replace(/\[([^[\]]*)\]\((?!https?:)[^()\s]*\)/g, '$1')

const plainProse = (markdown: string) =>
  withoutOwnLinks(markdown)
    .replace(/\[([^[\]]*)\]\(([^()\s]*)\)/g, '$1 ($2)')
    .replace(/^#+ /gm, '')
    .replace(/(?<!`)(`+)(?!`)([\s\S]+?)(?<!`)\1(?!`)/g, '$2')

/** Markdown as plain text; code keeps its characters. */
const plainText = (markdown: string) =>
  escapeLinks(
    markdown
      .split(/^```\w*\n([\s\S]*?)^```\n?/gm)
      .map((part, index) => (index % 2 === 0 ? plainProse(part) : part))
      .join(''),
  )

/** "# code", an empty line, and the rule's summary. */
const firstParagraph = (markdown: string) => plainText(markdown.split(/\n{2,}/)[1]?.replaceAll('\n', ' ') ?? '')

function describeRule(code: string, help: RuleHelp) {
  const markdown = help[code]
  if (markdown === undefined) return { id: code }
  return {
    id: code,
    shortDescription: { text: firstParagraph(markdown) },
    help: { text: plainText(markdown), markdown: withoutOwnLinks(markdown) },
  }
}

function regionOf(placeOf: PlaceOf, offset: number, length: number) {
  const start = placeOf(offset)
  const end = placeOf(offset + length)
  return { startLine: start.line, startColumn: start.column, endLine: end.line, endColumn: end.column }
}

function describeFix(edits: TextEdit[], artifactLocation: object, placeOf: PlaceOf) {
  const replacements = edits.map(({ offset, length, text }) => ({
    deletedRegion: regionOf(placeOf, offset, length),
    insertedContent: { text },
  }))
  return { description: { text: 'Repair it' }, artifactChanges: [{ artifactLocation, replacements }] }
}

function otherLocation({ line, column, endLine, endColumn, message }: OtherRange, artifactLocation: object) {
  const region = { startLine: line, startColumn: column, endLine, endColumn }
  return { physicalLocation: { artifactLocation, region }, ...(message && { message: { text: escapeLinks(message) } }) }
}

/**
 * SARIF 2.1.0 for code scanning: https://docs.oasis-open.org/sarif/sarif/v2.1.0/. `problem.file` must be relative to
 * the repository's root; `help` has every rule's page.
 */
export function reportSarif(problems: Problem[], text: string, help: RuleHelp): string {
  const placeOf = createLineIndex(text)
  const codes = [...new Set([...Object.keys(help), ...problems.map(({ rule }) => rule)])].sort()
  const results = problems.map((problem) => {
    const { rule, severity, message, file, line, column, endLine, endColumn, fix, pointer } = problem
    const artifactLocation = {
      uri: file.split('/').map(encodeURIComponent).join('/'),
      uriBaseId: '%SRCROOT%',
    }
    const region = { startLine: line, startColumn: column, endLine, endColumn }
    const place = { fullyQualifiedName: pointer, name: placeInWords(problem), kind: 'object' }
    return {
      ruleId: rule,
      ruleIndex: codes.indexOf(rule),
      level: severity,
      message: { text: escapeLinks(message) },
      locations: [{ physicalLocation: { artifactLocation, region }, logicalLocations: [place] }],
      ...(problem.others && {
        relatedLocations: problem.others.map((other) => otherLocation(other, artifactLocation)),
      }),
      ...(fix && { fixes: [describeFix(fix, artifactLocation, placeOf)] }),
    }
  })
  const driver = { name: 'npm run check', rules: codes.map((code) => describeRule(code, help)) }
  const log = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver },
        columnKind: 'utf16CodeUnits',
        originalUriBaseIds: { '%SRCROOT%': { description: { text: 'The root of the repository.' } } },
        results,
      },
    ],
  }
  return JSON.stringify(log, null, 2)
}
