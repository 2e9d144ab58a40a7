import { Icon } from '../../controls/Icon'
import { collectionsOf } from '../../model/collections/collections'
import { ListChoice } from '../../views/ListChoice'
import { useSession, useSessionState } from '../../views/use-editor'
import type { PageAction } from '../pages/PageDetails'
import { elsewhere, elsewhereTitle, type PageRow } from '../pages/page-rows'
import { sayField } from './say-field'

/** Which pages are listed: those of a collection, and of a value that its entries have. */
export interface Among {
  collection?: string
  field?: string
  value?: string
}

export const isAmong =
  ({ collection, field = '', value }: Among) =>
  ({ entry, redirect }: PageRow): boolean =>
    (collection === undefined || (redirect === undefined ? entry?.collection : elsewhere) === collection) &&
    (value === undefined || entry?.values[field]?.includes(value) === true)

interface PageFilterProps {
  among: Among
  onAmong: (among: Among) => void
  onAction: (action: PageAction) => void
}

export function PageFilter({ among, onAmong, onAction }: PageFilterProps) {
  const { book } = useSession()
  const { overview } = useSessionState('overview')
  if (!overview) return null
  const collections = collectionsOf(overview)
  const { collection } = among
  const redirects = overview.pages.filter(({ redirect }) => redirect !== undefined)
  const fields = collection === undefined ? [] : collections.fieldsOf(collection)
  return (
    <div className="page-filter">
      <ListChoice
        label="Show"
        all="All pages"
        value={collection}
        options={[
          ...collections.names.map((name) => ({
            value: name,
            words: `${collections.titleOf(name)} (${collections.entriesOf(name).length})`,
          })),
          { value: elsewhere, words: `${elsewhereTitle} (${redirects.length})` },
        ]}
        onChoose={(chosen) => onAmong({ collection: chosen })}
      />
      {collection !== undefined &&
        fields.map((field) => (
          <ListChoice
            key={field}
            label={sayField(book, field)}
            all="All"
            value={among.field === field ? among.value : undefined}
            options={collections
              .valuesOf(collection, field)
              .map(({ value, all }) => ({ value, words: `${value} (${all})` }))}
            onChoose={(value) => onAmong({ collection, ...(value !== undefined && { field, value }) })}
          />
        ))}
      {among.value !== undefined && (
        <button type="button" onClick={() => onAction('rename')}>
          <Icon name="edit" /> Rename everywhere
        </button>
      )}
      {collection === undefined && (
        <button type="button" onClick={() => onAction('new-redirect')}>
          <Icon name="redirect" /> Lead an address elsewhere
        </button>
      )}
      {collection !== undefined && collections.hasOrder(collection) && (
        <button type="button" onClick={() => onAction('order')}>
          <Icon name="list" /> Order
        </button>
      )}
    </div>
  )
}
