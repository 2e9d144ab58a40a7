import { useEffect, useMemo, useState } from 'react'
import { listenToKeys } from '../canvas/keys'
import { IconButton } from '../controls/IconButton'
import { addressOfShown } from '../model/collections/collections'
import type { ListPlace } from '../model/edits/block-edits'
import type { OpenBlock } from '../model/page/open-blocks'
import { OriginalWordsContext } from '../views/fields/frame/OriginalWords'
import { AddBlockContext } from '../views/fields/lists/HeldBlocks'
import { ChooseFile } from '../views/files/ChooseFile'
import { lateDialog } from '../views/late-part'
import { useFileManager, useSession, useSessionState } from '../views/use-editor'
import { AddBlock } from './add-block/AddBlock'
import { Bar, type DialogName } from './bar/Bar'
import { ConflictCard } from './ConflictCard'
import { copyBlock, pasteBlock } from './clipboard'
import { ElsewhereCard } from './ElsewhereCard'
import { FieldsPanel } from './FieldsPanel'
import { useOriginalBeside } from './languages/use-original-beside'
import { usualWidth } from './layout/use-fitted-page'
import { phone, useMedia } from './layout/use-media'
import { useOnePanel } from './layout/use-one-panel'
import { Notes } from './notes/Notes'
import { StatusLines } from './notes/StatusLines'
import { Outline } from './outline/Outline'
import { PageFrame } from './PageFrame'
import { focusSoon, followF6, leaveRegion } from './regions'
import { showField } from './show-field'
import { useLinkedField, useWindowAddress } from './use-window-address'

const Pages = lateDialog('Pages', async () => (await import('./pages/Pages')).Pages)
const WhatChanged = lateDialog('What changed', async () => (await import('./changes/change-dialogs')).WhatChanged)
const Versions = lateDialog('Versions', async () => (await import('./changes/change-dialogs')).Versions)
const Publish = lateDialog('Publish', async () => (await import('./changes/change-dialogs')).Publish)
const FindDialogs = lateDialog('Find', async () => (await import('./find/FindDialogs')).FindDialogs)

function SheetHead() {
  const session = useSession()
  const { folded } = useSessionState('folded')
  const isPhone = useMedia(phone)
  const open = (['outline', 'fields'] as const).find((side) => !folded[side])
  if (!isPhone || !open) return null
  const close = () => {
    session.fold(open, true)
    focusSoon(`.fold-${open}`)
  }
  return (
    <div className="sheet-head">
      <strong aria-hidden="true">{open === 'outline' ? 'Outline' : 'Fields'}</strong>
      <IconButton icon="close" name="Close" className="quiet" onPress={close} />
    </div>
  )
}

export function Editor() {
  const session = useSession()
  const files = useFileManager()
  const { name, overview, page, shown, announcement, folded, redirect } = useSessionState(
    ...(['name', 'overview', 'page', 'shown', 'announcement', 'folded', 'redirect'] as const),
  )
  const [width, setWidth] = useState(usualWidth)
  const [adding, setAdding] = useState<ListPlace>()
  const [isPageShown, setPageShown] = useState(false)
  const [dialog, setDialog] = useState<DialogName>()
  const host = useMemo(
    () => ({
      session,
      files,
      addBlock: setAdding,
      copyBlock: (block: OpenBlock) => void copyBlock(session, block),
      pasteBlock: (after: OpenBlock) => void pasteBlock(session, after),
      showField: (pointer: string) => void showField(session, pointer),
      hasDialog: () => document.querySelector('[role="dialog"]') !== null,
      openDialog: setDialog,
      leave: leaveRegion,
    }),
    [session, files],
  )
  const beside = useOriginalBeside(page, width, setWidth)
  useOnePanel()
  const closeDialog = () => {
    setDialog(undefined)
    session.showRedirect(undefined)
  }
  const { title = name } = overview?.pages.find((page) => page.name === name) ?? {}
  const address = addressOfShown({ name, overview, shown })
  useEffect(() => listenToKeys(host, window), [host])
  useEffect(followF6, [])
  useEffect(() => {
    if (redirect !== undefined) setDialog('pages')
  }, [redirect])
  useEffect(() => {
    document.title = `Editing ${title}`
  }, [title])
  useLinkedField()
  useWindowAddress(address)
  return (
    <div className="editor" data-outline={!folded.outline} data-fields={!folded.fields}>
      <header className="bar-place">
        <h1 className="visually-hidden">Editing {title}</h1>
        <Bar {...{ width, beside, isPageShown }} onWidth={setWidth} onOpen={setDialog} />
        <StatusLines />
      </header>
      <Outline onAdd={setAdding} onKeys={() => setDialog('keys')} />
      <div className={beside.original ? 'beside' : 'alone'}>
        {beside.original}
        <PageFrame
          {...{ address, title, width, host }}
          onShown={(document) => {
            setPageShown(true)
            beside.onShown(document)
          }}
        />
      </div>
      <AddBlockContext value={setAdding}>
        <OriginalWordsContext value={beside.showsWords}>
          <FieldsPanel />
        </OriginalWordsContext>
      </AddBlockContext>
      <Notes />
      <SheetHead />
      <AddBlock place={adding} isPrepared={isPageShown} onClose={() => setAdding(undefined)} />
      <Pages isOpen={dialog === 'pages'} redirect={redirect} onClose={closeDialog} />
      <ChooseFile />
      <WhatChanged isOpen={dialog === 'changes'} onClose={closeDialog} onVersions={() => setDialog('versions')} />
      <Versions isOpen={dialog === 'versions'} onClose={closeDialog} />
      <Publish isOpen={dialog === 'publish'} onClose={closeDialog} />
      <FindDialogs
        isOpen={dialog === 'find' || dialog === 'words' || dialog === 'keys'}
        {...{ name: dialog, openDialog: setDialog, addBlock: setAdding, setWidth, onClose: closeDialog }}
      />
      <ConflictCard />
      <ElsewhereCard />
      <p role="status" className="visually-hidden">
        {announcement}
      </p>
    </div>
  )
}
