import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Problem, SourceRange } from '../../src/engine/base/shared-types/problem'
import { createCheck } from '../../src/engine/content/check'
import { applyFixes } from '../../src/engine/content/check/fix/apply-fixes'
import { readSchemas } from '../../src/engine/folders/studio-folder/read-schemas'
import { brokenContent, readCase, translatedContent } from '../sites/broken-content'
import { at, filesFor } from '../sites/broken-content-files'

const check = createCheck(await readSchemas(join(import.meta.dirname, '../..')))

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

/** What an author types in the place of a token when the check suggests something. */
function typed(token: string, suggestion: string, { rule, data, message }: Problem): string {
  const address = data?.address
  const written = (words: string) => JSON.stringify(words).slice(1, -1)
  if (token.startsWith('"') && address && token.slice(1, -1) !== written(address) && token.includes(written(address)))
    return token.replace(written(address), () => written(suggestion))
  const [, missing] = message.match(/"(\w+)" is missing in|has no "(\w+)"/)?.filter(Boolean) ?? []
  if (missing !== undefined && token.startsWith('{'))
    return `{ "${missing}": ${JSON.stringify(suggestion)}, ${token.slice(1)}`
  const isValue = rule === 'wrong-type' || !token.startsWith('"')
  return isValue && isJson(suggestion) ? suggestion : JSON.stringify(suggestion)
}

/** The text after an author has done what one problem suggests, at all of its places. */
function obey(text: string, problem: Problem): string {
  if (problem.fix) return applyFixes(text, [problem]).text
  const starts = [0]
  for (const { index } of text.matchAll(/\n/g)) starts.push(index + 1)
  const offsetOf = (line: number, column: number) => (starts[line - 1] ?? 0) + column - 1
  const edits = [problem, ...(problem.others ?? [])].map((place: SourceRange) => {
    const offset = offsetOf(place.line, place.column)
    const length = offsetOf(place.endLine, place.endColumn) - offset
    return { offset, length, text: typed(text.substr(offset, length), problem.suggestion ?? '', problem) }
  })
  return applyFixes(text, [{ ...problem, fix: edits }]).text
}

const wordsOf = ({ rule, message }: Problem) => `${rule} ${message.replace(/\d+/g, '')}`
const placeOf = ({ rule, pointer }: Problem) => `${rule} ${pointer}`

/** The fields that a message is about, each in its quotes: those that its first verb has for a subject. */
const fieldsIn = ({ message }: Problem) => message.split(/ (?:is|are|must|has) /)[0]?.match(/"[^"]+"/g) ?? []

/** Cases of two mistakes, of which the advice is about the first; the second is reported next, with its own advice. */
const double: Record<string, string> = {
  'day-in-words-of-a-page-with-links': 'other pages link to the page, which is not there before that day',
  'path-with-capitals': 'a link has the capitals, too',
  'path-with-dashes': 'the link to the page has another word less',
  'path-with-german-letters': 'the link to the page is in English',
  'path-with-umlauts': 'the link to the page has lost its dots in another way',
  'shared-name-with-a-space': 'the page names the block with the blank, too',
}

test.each([...brokenContent, ...translatedContent])('%s: whoever does what is suggested hears nothing new', (name) => {
  const text = readCase(name)
  const files = filesFor(text)
  const before = check({ text, files, at }).problems
  const known = new Set(before.flatMap((problem) => [wordsOf(problem), placeOf(problem)]))
  const hadErrors = before.some(({ severity }) => severity === 'error')
  for (const problem of before) {
    // Where a mistake in the JSON has no safe repair, the author has to find the place of what is suggested.
    if (!problem.fix && (problem.suggestion === undefined || problem.rule === 'syntax')) continue
    if (name in double) continue
    const after = check({ text: obey(text, problem), files, at }).problems
    // What a block of no type lacks is reported when it has one: the advice has named it.
    const opened = problem.rule === 'unknown-block' ? `${problem.pointer.replace(/\/type$/, '')}/` : undefined
    const isForetold = (other: Problem) =>
      opened !== undefined &&
      `${other.pointer}/`.startsWith(opened) &&
      fieldsIn(other).every((field) => problem.message.includes(field))
    const isSame = (other: Problem) => other.pointer === problem.pointer && wordsOf(other) === wordsOf(problem)
    const fresh = after.filter(
      (other) =>
        isSame(other) ||
        !(
          isForetold(other) ||
          known.has(wordsOf(other)) ||
          known.has(placeOf(other)) ||
          (hadErrors && other.severity === 'warning')
        ),
    )
    expect(fresh.map(wordsOf), `${problem.message} => ${problem.suggestion}`).toEqual([])
  }
})
