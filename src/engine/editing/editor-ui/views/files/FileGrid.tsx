import type { ReactNode, Ref } from 'react'
import { GridList, GridListItem } from 'react-aria-components'
import type { SiteFile } from '../../../edited-site/file-store'
import { fileName, fileTypeName, summarizeUses } from '../../model/files/file-words'

interface FileGridProps {
  label: string
  files: readonly SiteFile[]
  selected: string | undefined
  grid: Ref<HTMLDivElement>
  empty: ReactNode
  onSelect: (address: string) => void
  /** A tap only selects. */
  onMeant: () => void
}

export const columnsOf = (grid: HTMLElement | null): number =>
  grid ? getComputedStyle(grid).gridTemplateColumns.split(' ').length : 1

const isSelected = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role="row"][aria-selected="true"]') !== null

export function FileGrid({ label, files, selected, grid, empty, onSelect, onMeant }: FileGridProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears what is done to the rows in it, which have their roles
    <div
      role="presentation"
      className="file-grid-place"
      onDoubleClick={({ target }) => isSelected(target) && onMeant()}
      onKeyDownCapture={(event) => {
        if (event.key !== 'Enter' || !isSelected(event.target)) return
        event.preventDefault()
        onMeant()
      }}
    >
      <GridList
        ref={grid}
        aria-label={label}
        layout="grid"
        className="file-grid"
        items={files.map((file) => ({ ...file, id: file.address }))}
        selectionMode="single"
        selectionBehavior="replace"
        disallowEmptySelection
        selectedKeys={selected === undefined ? [] : [selected]}
        onSelectionChange={(keys) => {
          const [address] = keys === 'all' ? [] : keys
          if (address !== undefined) onSelect(String(address))
        }}
        renderEmptyState={() => empty}
      >
        {(file) => (
          <GridListItem id={file.address} textValue={fileName(file.address)} className="file-card">
            {file.kind === 'image' ? (
              <img src={encodeURI(file.address)} alt="" loading="lazy" decoding="async" />
            ) : (
              <span className="file-sign" aria-hidden="true">
                {fileTypeName(file.address)}
              </span>
            )}
            <span className="file-name">{fileName(file.address)}</span>
            <span className="file-facts">{summarizeUses(file)}</span>
          </GridListItem>
        )}
      </GridList>
    </div>
  )
}
