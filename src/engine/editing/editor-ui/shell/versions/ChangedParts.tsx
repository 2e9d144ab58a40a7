import { Fragment } from 'react'
import { capitalize } from '../../../../base/text/language/capitalize'
import { plural } from '../../../../base/text/numbers'
import type { VersionChanges, VersionPage } from '../../../edited-site/publishing'

/** More are counted. */
const mostPages = 3

const states: Partial<Record<VersionPage['kind'], string>> = { added: 'new', moved: 'moved', removed: 'removed' }

interface ChangedPartsProps {
  changes: VersionChanges
  /** Is named first. */
  first?: string
  nameOf: (page: VersionPage) => string
}

/** "Courses, Studio (new) and 3 more pages; site settings" */
export function ChangedParts({ changes: { pages, others, isFirst }, first, nameOf }: ChangedPartsProps) {
  if (isFirst) return 'The whole site'
  if (pages.length + others.length === 0) return 'Nothing that visitors see'
  const sorted = pages.toSorted((one, other) => Number(other.path === first) - Number(one.path === first))
  const named = sorted.slice(0, pages.length === mostPages + 1 ? pages.length : mostPages)
  const left = pages.length - named.length
  const rest = others.join('; ')
  return (
    <>
      {named.map((page, index) => (
        <Fragment key={page.path}>
          {index > 0 && (index === named.length - 1 && left === 0 ? ' and ' : ', ')}
          <bdi>{nameOf(page)}</bdi>
          {states[page.kind] && ` (${states[page.kind]})`}
        </Fragment>
      ))}
      {left > 0 && ` and ${plural(left, 'more page', 'more pages')}`}
      {named.length > 0 ? rest && `; ${rest}` : capitalize(rest)}
    </>
  )
}
