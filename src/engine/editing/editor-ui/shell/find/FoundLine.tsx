import type { AffectedPlace } from '../../../edited-site/page-changes'
import { sitePartOf } from '../../model/page/page-problems'
import { WordsAround } from './WordsAround'

/** What is said of collections has no fields. */
const hasFields = ({ page, pointer }: AffectedPlace) => page !== undefined || sitePartOf(pointer) !== undefined

interface FoundLineProps {
  place: AffectedPlace
  index: number
  onShow: () => void
}

/** Words that were found, with those around them and their place. */
export function FoundLine({ place, index, onShow }: FoundLineProps) {
  const found = place.found?.[index]
  if (!found) return null
  return (
    <button type="button" className="quiet found-line" disabled={!hasFields(place)} onClick={onShow}>
      <WordsAround around={[found.before, found.words, found.after]} />
      <span className="found-place" lang="en">
        {place.words}
        {found.isAddress && ', address of a link'}
      </span>
    </button>
  )
}
