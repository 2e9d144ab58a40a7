import { parentPointer, valueAt } from '../../../base/shared-types/json'
import type { Problem } from '../../../base/shared-types/problem'
import { describeCharacter, findOddCharacters, repairCharacters } from '../../../base/text/odd-characters'
import type { CodedFinding } from '../findings/finding'
import { gatherCauses } from './causes'
import { explainSwaps } from './explain-swaps'
import { withoutFollowUps, withoutSharedHeadings } from './follow-ups'
import { gatherEqual } from './gather-equal'
import { withoutEchoes } from './locate'
import type { Case, Found, FoundStep, Step } from './step'
import { applyWaivers } from './waivers'

const isCount = ({ data }: Problem): boolean => data?.surplus !== undefined

const isMissingComma = ({ data }: Problem): boolean => data?.mistake === 'comma'

/**
 * A text in a list may have been split, which a missing comma would not repair: joins the mistake with the problem of
 * too many items. Returns the JSON mistakes and the other problems.
 */
const doubtMissingCommas: FoundStep = ({ mistakes, problems }, root) => {
  const counts = new Map(problems.filter(isCount).map((problem) => [problem.pointer, problem]))
  const isBroken = (mistake: Problem): boolean =>
    isMissingComma(mistake) &&
    counts.has(parentPointer(mistake.pointer)) &&
    typeof valueAt(root, mistake.pointer) === 'string'
  const broken = new Set(mistakes.filter(isBroken))
  if (broken.size === 0) return { mistakes, problems }
  const lists = new Set([...broken].map(({ pointer }) => parentPointer(pointer)))
  const message =
    'No comma stands between this text and the next, and the list has no room for both. If they are one text, write them as one; if they are two, put a comma here and remove another item.'
  return {
    mistakes: mistakes.map((mistake) =>
      broken.has(mistake)
        ? { ...mistake, message, data: { words: message, group: message }, suggestion: undefined, fix: undefined }
        : mistake,
    ),
    problems: problems.filter((problem) => !isCount(problem) || !lists.has(problem.pointer)),
  }
}

function tokenOf({ pointer, on, address }: CodedFinding, root: unknown): string | undefined {
  if (on === 'key') return pointer.slice(pointer.lastIndexOf('/') + 1)
  const token = address ?? valueAt(root, pointer)
  return typeof token === 'string' && !token.includes('<') ? token : undefined
}

/** Names invisible or confusable characters in a wrong name or address: "head\u200bing" looks like "heading". */
function nameOddCharacters(errors: CodedFinding[], { root }: Pick<Case, 'root'>): CodedFinding[] {
  return errors.map((error) => {
    const token = tokenOf(error, root)
    const found = token === undefined ? [] : findOddCharacters(token)
    const [first] = found
    if (token === undefined || !first) return error
    const message = `${describeCharacter(first, token)} ${error.message}`
    const mended = repairCharacters(token, found)
    const isOpen = error.replacement === undefined && (error.suggestion ?? mended) === mended
    if (error.on === 'key' || !isOpen || findOddCharacters(mended).length > 0) return { ...error, message }
    const replaces = error.address === undefined ? {} : { replaces: token }
    return { ...error, message, suggestion: mended, replacement: mended, ...replaces }
  })
}

const withoutInvented: Step = (findings, { isInvented }) => findings.filter(({ pointer }) => !isInvented(pointer))

const asWritten: Step = (findings, { writtenAt }) =>
  findings.map((finding) => ({
    ...finding,
    pointer: writtenAt(finding.pointer),
    others: finding.others?.map(writtenAt),
  }))

/** Rules skip what the schemas refused: one mistake, one message. */
const addRefused: Step = (findings, { refused }) => {
  const places = new Set(refused.map(({ pointer }) => pointer))
  return [...refused, ...findings.filter(({ pointer }) => !places.has(pointer))]
}

const stepsOfErrors: Step[] = [withoutInvented, gatherCauses, asWritten, addRefused, explainSwaps, nameOddCharacters]

const stepsOfWarnings: Step[] = [withoutSharedHeadings, withoutFollowUps, applyWaivers, asWritten]

const stepsOfProblems: FoundStep[] = [withoutEchoes, doubtMissingCommas]

const run = (steps: Step[], findings: CodedFinding[], facts: Case) =>
  steps.reduce((left, step) => step(left, facts), findings)

export const settleErrors = (findings: CodedFinding[], facts: Case): CodedFinding[] =>
  run(stepsOfErrors, findings, facts)

export const settleWarnings = (findings: CodedFinding[], facts: Case): CodedFinding[] =>
  run(stepsOfWarnings, findings, facts)

export function listProblems(found: Found, root: unknown): Problem[] {
  const { mistakes, problems } = stepsOfProblems.reduce((left, step) => step(left, root), found)
  return gatherEqual([...mistakes, ...problems]).sort((a, b) => a.line - b.line || a.column - b.column)
}
