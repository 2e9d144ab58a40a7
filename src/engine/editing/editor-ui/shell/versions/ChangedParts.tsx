import { Fragment } from 'react'
import { capitalize } from '../../../../base/text/language/capitalize'
import { plural } from '../../../../base/text/numbers'
import type { VersionChanges, VersionPage } from '../../../edited-site/publishing'

/** More are counted. */
const mostPages = 3

const states: Partial<Record<VersionPage['kind'], string>> = {
  added: ' (new)',
  moved: ' (moved)',
  removed: ' (removed)',
}

type NamedPage = Pick<VersionPage, 'path'> & Partial<VersionPage>

interface NamesProps {
  pages: readonly NamedPage[]
  /** The path of the page that is named first. */
  first?: string
  nameOf: (page: NamedPage) => string
}

/** "Courses, Studio (new), About and 3 more pages" */
function Names({ pages, first, nameOf }: NamesProps) {
  const sorted = pages.toSorted((one, other) => Number(other.path === first) - Number(one.path === first))
  const named = sorted.slice(0, pages.length === mostPages + 1 ? pages.length : mostPages)
  const left = pages.length - named.length
  return (
    <>
      {named.map((page, index) => (
        <Fragment key={page.path}>
          {index > 0 && (index === named.length - 1 && left === 0 ? ' and ' : ', ')}
          <bdi>{nameOf(page)}</bdi>
          {page.kind && states[page.kind]}
        </Fragment>
      ))}
      {left > 0 && ` and ${plural(left, 'more page', 'more pages')}`}
    </>
  )
}

export interface ChangedPartsProps extends Omit<NamesProps, 'pages'> {
  changes: VersionChanges
}

/** "Courses and Studio; site settings", "Files, shown on Studio" */
export function ChangedParts({ changes: { pages, alsoOn, others, isFirst }, ...names }: ChangedPartsProps) {
  if (isFirst) return 'The whole site'
  const rest = others.join('; ')
  if (pages.length === 0) {
    if (rest === '') return 'Nothing that visitors see'
    return (
      <>
        {capitalize(rest)}
        {alsoOn.length > 0 && ', shown on '}
        <Names {...names} pages={alsoOn.map((path) => ({ path }))} />
      </>
    )
  }
  return (
    <>
      <Names {...names} pages={pages} />
      {rest && `; ${rest}`}
    </>
  )
}
