import { useState } from 'react'
import { Autocomplete, Collection, Header, ListBox, ListBoxItem, ListBoxSection } from 'react-aria-components'
import { plural } from '../../../../base/text/numbers'
import { Icon } from '../../controls/Icon'
import { titleOfPage } from '../../model/page/page-title'
import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { SearchBox } from '../../views/SearchBox'
import { useSession, useSessionState } from '../../views/use-editor'
import { usePageAddress } from '../bar/parts'
import { useFoundWords } from '../pages/use-found-words'
import { showPlace } from '../show-field'
import { listCommands, type PaletteHost } from './commands'
import { lookFor } from './FindWords'
import { blockItems, groupItems, type PaletteItem, pageItems, settingItems } from './palette-items'
import { WordsAround } from './WordsAround'

interface PaletteProps extends PaletteHost, DialogProps {}

const mostWords = 6

function Row({ item: { icon, title, note, keys, language, marked } }: { item: PaletteItem }) {
  return (
    <>
      <Icon name={icon} />
      <span className="palette-words">
        {marked ? <WordsAround around={marked} /> : <bdi lang={language}>{title}</bdi>}
        {note && <span>{note}</span>}
      </span>
      {keys && <kbd>{keys}</kbd>}
    </>
  )
}

function Choice({ onClose, ...host }: Omit<PaletteProps, 'isOpen'>) {
  const session = useSession()
  const { overview, page } = useSessionState('overview', 'page')
  const address = usePageAddress()
  const [typed, setTyped] = useState('')
  const hits = useFoundWords(typed)
  const words = hits.slice(0, mostWords).map(
    ({ place, around }, index): PaletteItem => ({
      ...{ id: `words ${index}`, icon: 'words', title: around.join(''), marked: around },
      note: [place.page && titleOfPage(overview, place.page), place.words].filter(Boolean).join(', '),
      act: () => void showPlace(session, place),
    }),
  )
  const findAll: PaletteItem = {
    ...{ id: 'find all', icon: 'search', title: `Find and replace “${typed.trim()}”`, staysOpen: true },
    note: hits.length > 0 ? `Found ${plural(hits.length, 'time')}` : undefined,
    act() {
      lookFor(session, typed)
      host.openDialog('words')
    },
  }
  const isTyped = typed.trim() !== ''
  const commands = { Commands: listCommands(session, { ...host, address }) }
  const named = {
    Pages: overview ? pageItems(session, overview) : [],
    'On this page': page ? blockItems(session, page) : [],
  }
  const settings = { Settings: page ? settingItems(session, page) : [] }
  const groups = groupItems(typed, isTyped ? { ...named, ...settings, ...commands } : { ...commands, ...named })
  if (isTyped) groups.push({ id: 'Words', items: [...words, findAll] })
  const act = (id: unknown) => {
    const item = groups.flatMap(({ items }) => items).find((one) => one.id === id)
    if (!item?.staysOpen) onClose()
    item?.act()
  }
  return (
    <Autocomplete inputValue={typed} onInputChange={setTyped}>
      <div className="pane-head">
        <SearchBox label="Find" placeholder="Pages, blocks, settings, words" />
      </div>
      <ListBox
        aria-label="Found"
        className="pane-list palette"
        items={groups}
        dependencies={[groups]}
        onAction={act}
        renderEmptyState={() => <Empty icon="search" words={`Nothing is called “${typed.trim()}”.`} />}
      >
        {({ id, items }) => (
          <ListBoxSection id={id}>
            <Header>{id}</Header>
            <Collection items={items} dependencies={[groups]}>
              {(item) => (
                <ListBoxItem id={item.id} textValue={item.title} className="palette-item">
                  <Row item={item} />
                </ListBoxItem>
              )}
            </Collection>
          </ListBoxSection>
        )}
      </ListBox>
    </Autocomplete>
  )
}

export function Palette({ isOpen, ...props }: PaletteProps) {
  return (
    <EditorDialog size="narrow" title="Find" isOpen={isOpen} onClose={props.onClose}>
      <Choice {...props} />
    </EditorDialog>
  )
}
