import { plural } from '../../../../base/text/numbers'
import type { AffectedPlace } from '../../../edited-site/page-changes'
import { titleOfPage } from '../../model/page/page-title'
import { useSessionState } from '../../views/use-editor'

/** "7 links on 5 pages". */
export function countPlaces(places: readonly AffectedPlace[]): string {
  const pages = new Set(places.map(({ page }) => page))
  const elsewhere = pages.delete(undefined)
  const around = pages.size === 0 ? '' : ` on ${plural(pages.size, 'page')}`
  const beside = elsewhere ? `${pages.size === 0 ? ' in' : ' and in'} the settings or shared blocks` : ''
  return `${plural(places.length, 'link')}${around}${beside}`
}

export function AffectedPlaces({ places }: { places: readonly AffectedPlace[] }) {
  const { overview } = useSessionState('overview')
  if (places.length === 0) return null
  return (
    <details className="places">
      <summary>Show where</summary>
      <ul>
        {places.map(({ page, words }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place has no name of its own
          <li key={index}>
            {page === undefined ? '' : `${titleOfPage(overview, page)}: `}
            {words}
          </li>
        ))}
      </ul>
    </details>
  )
}
