import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Autocomplete, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { whenIdle } from '../../../../base/dom/when-idle'
import { place } from '../../model/commands/block-commands'
import type { ListPlace } from '../../model/edits/block-edits'
import { fixedPlaces, freePlace } from '../../model/edits/fixed-places'
import { EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { SearchBox } from '../../views/SearchBox'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { overPage, useMedia } from '../layout/use-media'
import { type Addable, firstSentence, listAddable, searchAddable } from './addable'
import { ExampleCopy } from './ExampleCopy'
import { Miniature } from './Miniature'
import { PreparedExamples } from './PreparedExamples'
import { useExamples } from './use-examples'

interface AddBlockProps {
  /** Of the new block; undefined while the dialog is closed. */
  place: ListPlace | undefined
  /** Whether the examples may be drawn before the dialog is opened. */
  isPrepared: boolean
  onClose: () => void
}

interface RowProps {
  item: Addable
  examples: Document | undefined
  isShown: boolean
  onShown: (item: Addable) => void
}

/** Reports when it is shown, so that its example can be previewed. */
function Row({ item, examples, isShown, onShown }: RowProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when it becomes the one
  useEffect(() => {
    if (isShown) onShown(item)
  }, [isShown])
  return (
    <>
      <Miniature type={item.type} examples={examples} />
      <span>
        <strong>{item.title}</strong>
        <span className="words">{firstSentence(item.description)}</span>
      </span>
    </>
  )
}

interface SearchProps extends Pick<AddBlockProps, 'onClose'> {
  wanted: ListPlace
  /** Drawn before the dialog was opened. */
  prepared: Document | undefined
  onExamples: (examples: Document) => void
}

function Search({ wanted, onClose, prepared, onExamples }: SearchProps) {
  const session = useSession()
  const { exampleOf } = useSurroundings()
  const { page, overview } = useSessionState('page', 'overview')
  const [words, setWords] = useState('')
  const [isBusy, setBusy] = useState(false)
  const [hovered, setHovered] = useState<Addable>()
  const [refusal, setRefusal] = useState<string>()
  const frame = useRef<HTMLIFrameElement>(null)
  const live = useExamples(frame)
  const [known] = useState(prepared)
  const copied = known ?? live.all
  useEffect(() => {
    if (live.all) onExamples(live.all)
  }, [live.all, onExamples])
  // What is drawn already comes before the live example.
  const [isLive, setLive] = useState(!known)
  useEffect(() => whenIdle(() => setLive(true)), [])
  const isOverPage = useMedia(overPage)
  if (!page || !overview) return null
  const to = freePlace(page, wanted)
  const all = listAddable(page, overview, to)
  const groups = searchAddable(all, words)
  const items = groups.flatMap((group) => group.items)
  const shown = items.find(({ id }) => id === hovered?.id) ?? items[0]
  // The frame keeps its document, which the rows copy.
  const example = shown ?? all[0]?.items[0]
  const add = async (chosen: Addable | undefined) => {
    if (!chosen || isBusy) return
    setBusy(true)
    const answer = await place(session, chosen.json, to, 'added')
    setBusy(false)
    if (answer?.kind === 'refused') setRefusal(answer.refused[0]?.message)
    else {
      if (isOverPage) session.fold('outline', true)
      onClose()
    }
  }
  /** Enter adds what is shown before the list has been entered. */
  const onKeyDown = (event: KeyboardEvent) => {
    // What was active before another word was typed may be gone.
    const isInList = document.getElementById(event.currentTarget.getAttribute('aria-activedescendant') ?? '') !== null
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || isInList) return
    event.preventDefault()
    void add(shown)
  }
  return (
    <div className="panes">
      <div className="pane">
        <Autocomplete
          inputValue={words}
          onInputChange={(typed) => {
            setWords(typed)
            setHovered(undefined)
          }}
        >
          <div className="pane-head">
            <SearchBox label="Search blocks" onKeyDown={onKeyDown} />
          </div>
          {items.length === 0 && (
            <Empty icon="blocks" words={`No block is called “${words.trim()}”.`}>
              <button type="button" onClick={() => setWords('')}>
                Show all blocks
              </button>
            </Empty>
          )}
          <ListBox
            aria-label="Blocks"
            items={groups.map((group) => ({ ...group, id: group.title }))}
            dependencies={[copied, shown?.id]}
            className="pane-list types"
            onAction={(id) => void add(items.find((one) => one.id === id))}
          >
            {({ title, items: own }) => (
              <ListBoxSection id={title}>
                <Header>{title}</Header>
                {own.map((item) => (
                  <ListBoxItem
                    key={item.id}
                    id={item.id}
                    textValue={item.title}
                    className="type"
                    data-first={item.id === shown?.id || undefined}
                  >
                    {({ isFocused, isHovered }) => (
                      <Row item={item} examples={copied} isShown={isFocused || isHovered} onShown={setHovered} />
                    )}
                  </ListBoxItem>
                ))}
              </ListBoxSection>
            )}
          </ListBox>
        </Autocomplete>
      </div>
      <div className="pane example-side">
        <div className="example-words" hidden={!shown}>
          <h3>{shown?.title}</h3>
          <p className="help">{shown?.description}</p>
          {to.at !== wanted.at && <p className="note">{fixedPlaces(page).why} The new block is added after them.</p>}
          <p role="status" className="error">
            {refusal}
          </p>
        </div>
        <div className="example" hidden={!shown}>
          {!live.isShown && known && example && (
            <ExampleCopy type={example.type} examples={known} className="drawn-example" />
          )}
          {!live.isShown && !known && (
            <p role="status" className="empty-state">
              Drawing the example …
            </p>
          )}
          <iframe
            ref={frame}
            title="Example"
            tabIndex={-1}
            src={isLive && example ? exampleOf(example.type) : undefined}
          />
        </div>
      </div>
    </div>
  )
}

export function AddBlock({ place: wanted, isPrepared, onClose }: AddBlockProps) {
  const [examples, setExamples] = useState<Document>()
  return (
    <>
      {isPrepared && !examples && !wanted && <PreparedExamples onReady={setExamples} />}
      <EditorDialog title="Add a block" isOpen={wanted !== undefined} onClose={onClose}>
        {wanted && <Search wanted={wanted} onClose={onClose} prepared={examples} onExamples={setExamples} />}
      </EditorDialog>
    </>
  )
}
