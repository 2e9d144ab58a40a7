import { IconButton } from '../../controls/IconButton'
import type { OpenBlock } from '../../model/page/open-blocks'
import { useSession, useSessionState } from '../../views/use-editor'
import { sayListPage, useListPages } from './use-list-pages'

/** Which page of a list with pages is shown. Nothing for other blocks. */
export function ListNote({ block: { pointer } }: { block: OpenBlock }) {
  const session = useSession()
  const { page } = useSessionState('page')
  const list = useListPages()
  const isList = Object.entries(page?.fieldsAt(pointer) ?? {}).some(
    ([name, field]) =>
      page?.book.resolve(field).format === 'per-page' && page.valueAt(`${pointer}/${name}`) !== undefined,
  )
  if (!list || !isList) return null
  const { number, paths } = list
  const go = (to: number) => {
    const path = paths[to - 1]
    if (path !== undefined) void session.open(path)
  }
  return (
    <div className="list-note">
      <p role="status">{sayListPage(list)}</p>
      <IconButton
        icon="back"
        name="Previous page"
        unavailable={number === 1 ? 'It is the first.' : undefined}
        onPress={() => go(number - 1)}
      />
      <IconButton
        icon="next"
        name="Next page"
        unavailable={number === paths.length ? 'It is the last.' : undefined}
        onPress={() => go(number + 1)}
      />
    </div>
  )
}
