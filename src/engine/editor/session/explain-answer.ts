import type { Answer } from '../../edits/store'

/** Says why something was not done; undefined where it was. `path` is that of the open page, which need not be named. */
export function explainAnswer(answer: Answer | undefined, path?: string): string | undefined {
  if (!answer || answer.kind === 'done') return undefined
  if (answer.kind !== 'refused') return answer.problem
  const [first] = answer.refused
  if (!first) return 'This cannot be written here.'
  return first.page === undefined || first.page === path ? first.message : `On the page ${first.page}: ${first.message}`
}
