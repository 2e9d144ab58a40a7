import { stillOriginal, untranslatedTexts } from '../../../model/languages/translation'
import { useSessionState } from '../../use-editor'

interface HintsProps {
  id?: string
  pointer: string
}

export function Hints({ id, pointer }: HintsProps) {
  const { page } = useSessionState('page')
  const hints = (page?.text.problems ?? [])
    .filter(({ severity }) => severity === 'warning')
    .flatMap(({ others = [], data, message, ...problem }) =>
      [{ ...problem, message: data?.words ?? message }, ...others].filter((place) => place.pointer === pointer),
    )
  const words = hints.map(({ message }) => message)
  if (page && untranslatedTexts(page).has(pointer)) words.push(stillOriginal(page))
  if (words.length === 0) return null
  return (
    <p id={id} className="field-hint">
      {words.join(' ')}
    </p>
  )
}
