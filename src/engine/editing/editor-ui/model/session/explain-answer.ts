import type { CommandAnswer } from '../../../edited-site/command'
import type { SessionState } from './session-state'

/** Undefined if the command was done. The open page, at `path`, need not be named. */
export function explainAnswer(answer: CommandAnswer | undefined, path?: string): string | undefined {
  if (!answer || answer.kind === 'done') return undefined
  if (answer.kind !== 'refused') return answer.problem
  const [first] = answer.refused
  if (!first) return 'This cannot be saved here.'
  return first.page === undefined || first.page === path ? first.message : `On the page ${first.page}: ${first.message}`
}

export function shownAfter(answer: CommandAnswer, isUndo: boolean): Partial<SessionState> {
  switch (answer.kind) {
    case 'done':
      return { trouble: undefined }
    case 'problem':
      return { trouble: answer.problem }
    case 'refused':
      return { trouble: answer.refused[0]?.message }
    case 'elsewhere':
      return { elsewhere: { id: answer.id, sentence: answer.problem } }
    case 'conflict': {
      const { label, problem: sentence, pointer, mine, found: theirs, isGone = false, entry } = answer
      return { conflict: { label, sentence, pointer, mine, theirs, isGone, ...(isUndo && { undone: entry }) } }
    }
  }
}
