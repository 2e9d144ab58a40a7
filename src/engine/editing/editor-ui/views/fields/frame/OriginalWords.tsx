import { createContext, use } from 'react'
import { directionOf } from '../../../../../base/text/language/direction'
import { originalWords } from '../../../model/languages/translation'
import { useSessionState } from '../../use-editor'

export const OriginalWordsContext = createContext(false)

/** What the original of a translation says at the place of a field. */
export function OriginalWords({ pointer }: { pointer: string }) {
  const { page } = useSessionState('page')
  const isShown = use(OriginalWordsContext)
  const words = isShown && page ? originalWords(page, pointer) : undefined
  if (!page || !words) return null
  const { own } = page.languages
  return (
    <p className="original-words" lang={own} dir={directionOf(own)}>
      {words}
    </p>
  )
}
