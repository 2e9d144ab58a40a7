import { useEffect, useState } from 'react'
import {
  Autocomplete,
  Header,
  Input,
  ListBox,
  ListBoxItem,
  ListBoxSection,
  SearchField,
  useFilter,
} from 'react-aria-components'
import { place } from '../../model/commands/block-commands'
import { fixedPlaces, freePlace } from '../../model/edits/fixed-places'
import { EditorDialog } from '../../views/EditorDialog'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { type Addable, listAddable } from './addable'

interface AddBlockProps {
  /** The index of the new block; undefined while the dialog is closed. */
  index: number | undefined
  onClose: () => void
}

interface AddableWordsProps {
  item: Addable
  /** Whether it is focused or hovered. */
  isShown: boolean
  onShown: (item: Addable) => void
}

/** Reports when it is shown, so that its example can be previewed. */
function AddableWords({ item, isShown, onShown }: AddableWordsProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it becomes the one
  useEffect(() => {
    if (isShown) onShown(item)
  }, [isShown])
  return (
    <>
      <strong>{item.title}</strong>
      <span>{item.description}</span>
    </>
  )
}

interface SearchProps extends Pick<AddBlockProps, 'onClose'> {
  index: number
}

/** Searches the types of blocks and the shared ones, with a preview of an example. */
function Search({ index, onClose }: SearchProps) {
  const session = useSession()
  const { exampleOf } = useSurroundings()
  const { page, overview } = useSessionState()
  const { contains } = useFilter({ sensitivity: 'base' })
  const [isBusy, setBusy] = useState(false)
  const [shown, setShown] = useState<Addable>()
  const [refusal, setRefusal] = useState<string>()
  if (!page || !overview) return null
  const at = freePlace(page, index)
  const groups = listAddable(page, overview, at)
  const add = async (id: string) => {
    const chosen = groups.flatMap(({ items }) => items).find((one) => one.id === id)
    if (!chosen || isBusy) return
    setBusy(true)
    const answer = await place(session, chosen.json, at, 'added')
    setBusy(false)
    if (answer?.kind === 'refused') setRefusal(answer.refused[0]?.message)
    else onClose()
  }
  const exampleType = (shown ?? groups[0]?.items[0])?.type
  return (
    <>
      {at !== index && <p className="note">{fixedPlaces(page).why} The new block comes behind them.</p>}
      <div className="choice">
        <div>
          <Autocomplete filter={contains}>
            <SearchField aria-label="Search blocks" autoFocus className="search">
              <Input placeholder="Search" />
            </SearchField>
            <ListBox
              aria-label="Blocks"
              items={groups}
              className="types"
              onAction={(id) => void add(String(id))}
              renderEmptyState={() => <p className="empty">No block is called so.</p>}
            >
              {({ title, items }) => (
                <ListBoxSection id={title}>
                  <Header>{title}</Header>
                  {items.map((item) => (
                    <ListBoxItem
                      key={item.id}
                      id={item.id}
                      textValue={`${item.title} ${item.description}`}
                      className="type"
                    >
                      {({ isFocused, isHovered }) => (
                        <AddableWords item={item} isShown={isFocused || isHovered} onShown={setShown} />
                      )}
                    </ListBoxItem>
                  ))}
                </ListBoxSection>
              )}
            </ListBox>
          </Autocomplete>
          <p role="status" className="error">
            {refusal}
          </p>
        </div>
        <div className="example">
          <iframe title="Example" tabIndex={-1} src={exampleType && exampleOf(exampleType)} />
        </div>
      </div>
    </>
  )
}

export function AddBlock({ index, onClose }: AddBlockProps) {
  return (
    <EditorDialog title="Add a block" isOpen={index !== undefined} onClose={onClose}>
      {index !== undefined && <Search index={index} onClose={onClose} />}
    </EditorDialog>
  )
}
