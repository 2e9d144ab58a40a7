import type { AffectedPlace } from '../../../edited-site/page-changes'
import { useSessionState } from '../../views/use-editor'
import { usePlan } from './use-plan'

/** Fewer letters are in most texts. */
const fewestLetters = 3

export interface WordsInText {
  place: AffectedPlace
  around: [before: string, words: string, after: string]
}

const none: AffectedPlace[] = []

/** Finds what is typed into a search in all texts of the site, without accents. */
export function useFoundWords(typed: string): WordsInText[] {
  const { overview, name: page } = useSessionState('overview', 'name')
  const find = typed.trim()
  const isAsked = find.length >= fewestLetters
  const change = {
    kind: 'words' as const,
    find,
    to: '',
    page,
    like: 'alike' as const,
    isWhole: false,
    inAddresses: false,
  }
  const { plan } = usePlan(isAsked ? change : undefined, overview?.revision)
  return (isAsked && plan ? plan.places : none).flatMap((place) =>
    (place.found ?? []).map(({ before, words, after }) => ({ place, around: [before, words, after] })),
  )
}
