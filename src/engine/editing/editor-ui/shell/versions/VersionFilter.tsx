import type { PublishedVersion } from '../../../edited-site/publishing'
import { ListChoice } from '../../views/ListChoice'
import { useSessionState } from '../../views/use-editor'
import type { Narrowing } from './narrow-versions'

interface VersionFilterProps {
  versions: readonly PublishedVersion[]
  narrowing: Narrowing
  /** The path of the page that is open. */
  open: string
  onNarrow: (narrowing: Narrowing) => void
}

/** Begins with the page that is open. A person is chosen where there are several. */
export function VersionFilter({ versions, narrowing, open, onNarrow }: VersionFilterProps) {
  const { overview } = useSessionState('overview')
  const pages = new Map(
    overview?.pages.flatMap(({ path, title, redirect }) => (redirect === undefined ? [[path, title || path]] : [])),
  )
  const others = [...pages].filter(([path]) => path !== open).map(([value, words]) => ({ value, words }))
  const authors = [...new Set(versions.map(({ author }) => author))].sort()
  return (
    <div className="page-filter">
      <ListChoice
        label="Page"
        all="All pages"
        value={narrowing.page}
        options={[{ value: open, words: `This page: ${pages.get(open) ?? open}` }, ...others]}
        onChoose={(page) => onNarrow({ ...narrowing, page })}
      />
      {authors.length > 1 && (
        <ListChoice
          label="By"
          all="Everybody"
          value={narrowing.author}
          options={authors.map((author) => ({ value: author, words: author }))}
          onChoose={(author) => onNarrow({ ...narrowing, author })}
        />
      )}
    </div>
  )
}
