import { useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import { type MenuAction, MenuButton } from '../../controls/MenuButton'
import { collectionsOf, shownMade } from '../../model/collections/collections'
import { EditorDialog } from '../../views/EditorDialog'
import { useSession, useSessionState } from '../../views/use-editor'
import { RenameValue } from './RenameValue'
import { sayOne } from './say-field'
import { sayListPage, useListPages } from './use-list-pages'

/** The values that the open page is made for: "For each category: film". */
function ValueMenu() {
  const session = useSession()
  const { overview, page, shown } = useSessionState('overview', 'page', 'shown')
  const [renamed, setRenamed] = useState<string>()
  const { path = '', made = [] } = page?.text ?? {}
  const each = overview?.pages.find((one) => one.pointer === page?.pointer)?.each
  if (!overview || !each) return null
  const value = shownMade({ overview, page, shown })?.value
  const known = collectionsOf(overview).valuesOf(each.of, each.by, path)
  const firsts = made.filter(({ from, number }) => from === path && number === 1)
  const actions = firsts.map((one): MenuAction => {
    const count = known.find((other) => other.value === one.value)?.count ?? 0
    return {
      name: one.value ?? '',
      icon: one.value === value ? 'done' : 'page',
      note: plural(count, 'entry', 'entries'),
      act: () => void session.open(one.path),
    }
  })
  if (value !== undefined && each.by !== 'day')
    actions.push({ name: `Rename “${value}” everywhere …`, icon: 'edit', act: () => setRenamed(value) })
  const close = () => setRenamed(undefined)
  const word = `For each ${sayOne(session.book, each.by)}: ${value ?? 'no entry has one yet'}`
  return (
    <>
      <MenuButton name={word} icon="list" word={word} className="quiet made" actions={actions} />
      <EditorDialog size="narrow" title="Rename" opener=".bar .made" isOpen={renamed !== undefined} onClose={close}>
        {renamed !== undefined && (
          <RenameValue
            {...{ collection: each.of, field: each.by, value: renamed, near: path }}
            onDone={close}
            onCancel={close}
          />
        )}
      </EditorDialog>
    </>
  )
}

/** The pages of the list that is shown: "Page 1 of 3". */
function ListMenu() {
  const session = useSession()
  const list = useListPages()
  if (!list) return null
  const { number, paths } = list
  const actions = paths.map(
    (path, index): MenuAction => ({
      name: `Page ${index + 1}`,
      icon: index + 1 === number ? 'done' : 'page',
      note: path,
      act: () => void session.open(path),
    }),
  )
  const word = sayListPage(list)
  return <MenuButton name={word} icon="pages" word={word} className="quiet made" actions={actions} />
}

/** What a page that makes others shows. Nothing for the others. */
export function MadeMenus() {
  return (
    <div className="made-menus">
      <ValueMenu />
      <ListMenu />
    </div>
  )
}
