import type { SiteFile } from '../../../edited-site/file-store'
import { type FileOrder, foldersOf, type LibraryView } from '../../model/files/library'
import { ListChoice } from '../ListChoice'

interface LibraryFilterProps {
  files: readonly SiteFile[]
  view: LibraryView
  onView: (view: LibraryView) => void
}

const orders: { value: FileOrder; words: string }[] = [
  { value: 'newest', words: 'Newest first' },
  { value: 'name', words: 'By name' },
  { value: 'largest', words: 'Largest first' },
  { value: 'used', words: 'Most used first' },
]

export function LibraryFilter({ files, view, onView }: LibraryFilterProps) {
  const unused = files.filter(({ uses }) => uses.count === 0).length
  const hasDays = files.some(({ day }) => day !== undefined)
  const folders = foldersOf(files)
  const change = (part: Partial<LibraryView>) => onView({ ...view, ...part })
  return (
    <div className="page-filter">
      <ListChoice
        label="Order"
        all="Same folder first"
        value={view.order === 'near' ? undefined : view.order}
        options={orders.filter(({ value }) => hasDays || value !== 'newest')}
        onChoose={(order) => change({ order: (order as FileOrder | undefined) ?? 'near' })}
      />
      {folders.length > 1 && (
        <ListChoice
          label="Folder"
          all="All folders"
          value={view.folder}
          options={folders.map(({ folder, count }) => ({ value: folder, words: `${folder} (${count})` }))}
          onChoose={(folder = '') => change({ folder })}
        />
      )}
      <ListChoice
        label="Use"
        all="All"
        value={view.use === 'all' ? undefined : view.use}
        options={[
          { value: 'page', words: 'On this page' },
          { value: 'none', words: `Not used anywhere (${unused})` },
        ]}
        onChoose={(use) => change({ use: (use as LibraryView['use'] | undefined) ?? 'all' })}
      />
    </div>
  )
}
