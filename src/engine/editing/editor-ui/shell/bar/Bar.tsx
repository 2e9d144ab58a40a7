import { Toolbar } from 'react-aria-components'
import { plural } from '../../../../base/text/numbers'
import { IconButton } from '../../controls/IconButton'
import { MenuButton } from '../../controls/MenuButton'
import { useSessionState, useStatus } from '../../views/use-editor'
import { useChangeCount } from '../changes/use-change-count'
import { MadeMenus } from '../collections/MadeMenus'
import { LanguageMenu } from '../languages/LanguageMenu'
import type { Beside } from '../languages/use-original-beside'
import type { Width } from '../layout/use-fitted-page'
import { phone, useMedia } from '../layout/use-media'
import { useWaiting } from '../publish/use-waiting'
import { AccountMenu } from './AccountMenu'
import { PreviewTime } from './PreviewTime'
import { Fold, HistoryButton, PageChoice, usePageAddress, ViewPage, Widths } from './parts'
import { SaveState } from './SaveState'
import { ToFix } from './ToFix'

export type DialogName = 'pages' | 'changes' | 'versions' | 'publish' | 'find' | 'words' | 'keys'

interface BarProps {
  width: Width
  onWidth: (width: Width) => void
  onOpen: (dialog: DialogName) => void
  beside: Beside
  isPageShown: boolean
}

function PublishButton({ onOpen }: Pick<BarProps, 'onOpen'>) {
  return (
    <IconButton
      icon="publish"
      name="Publish"
      word="Publish"
      className="primary publish"
      onPress={() => onOpen('publish')}
    />
  )
}

function WhatChangedButton({ onOpen, isPageShown }: Pick<BarProps, 'onOpen' | 'isPageShown'>) {
  const number = useChangeCount(isPageShown) ?? 0
  const count = { number, of: `${plural(number, 'change')} since the last version` }
  return (
    <IconButton
      icon="changes"
      name="What changed"
      word="What changed"
      count={number > 0 ? count : undefined}
      onPress={() => onOpen('changes')}
    />
  )
}

function WindowName() {
  const { overview } = useSessionState('overview')
  return overview?.window ? <span className="window-name">{overview.window}</span> : null
}

function WaitingButton({ onOpen }: Pick<BarProps, 'onOpen'>) {
  const name = 'Waiting to be accepted'
  if (!useWaiting()) return null
  return <IconButton icon="waiting" name={name} word="Waiting" onPress={() => onOpen('publish')} />
}

function PhoneBar({ onOpen, beside }: Pick<BarProps, 'onOpen' | 'beside'>) {
  const address = usePageAddress()
  const status = useStatus()
  return (
    <Toolbar aria-label="Editor" className="bar">
      <PageChoice />
      <LanguageMenu beside={beside} />
      <MadeMenus />
      <SaveState />
      <ToFix />
      <PreviewTime />
      <div className="thumbs">
        <Fold side="outline" name="Outline" />
        <Fold side="fields" name="Fields" />
        <HistoryButton verb="Undo" />
        <HistoryButton verb="Redo" />
        <MenuButton
          name="More"
          word="More"
          actions={[
            { name: 'Pages', icon: 'pages', act: () => onOpen('pages') },
            { name: 'Find', icon: 'search', act: () => onOpen('find') },
            { name: 'What changed', icon: 'changes', act: () => onOpen('changes') },
            { name: 'Versions', icon: 'versions', act: () => onOpen('versions') },
            { name: 'Keys', icon: 'help', act: () => onOpen('keys') },
            { name: 'View page', icon: 'view', act: () => void open(address, '_blank') },
            ...(status?.actions ?? []),
          ]}
        />
        <PublishButton onOpen={onOpen} />
      </div>
    </Toolbar>
  )
}

export function Bar({ width, onWidth, onOpen, beside, isPageShown }: BarProps) {
  if (useMedia(phone)) return <PhoneBar onOpen={onOpen} beside={beside} />
  return (
    <Toolbar aria-label="Editor" className="bar">
      <div className="bar-group">
        <Fold side="outline" name="Outline" />
        <PageChoice />
        <LanguageMenu beside={beside} />
        <MadeMenus />
        <WindowName />
        <IconButton icon="pages" name="Pages" word="Pages" onPress={() => onOpen('pages')} />
        <IconButton icon="search" name="Find" word="Find" keys="Ctrl+K" onPress={() => onOpen('find')} />
      </div>
      <div className="bar-group">
        <HistoryButton verb="Undo" />
        <HistoryButton verb="Redo" />
        <SaveState />
        <ToFix />
      </div>
      <div className="bar-group">
        <Widths width={width} onWidth={onWidth} />
        <ViewPage />
        <PreviewTime />
        <WhatChangedButton onOpen={onOpen} isPageShown={isPageShown} />
        <IconButton icon="versions" name="Versions" word="Versions" onPress={() => onOpen('versions')} />
        <Fold side="fields" name="Fields" />
        <WaitingButton onOpen={onOpen} />
        <PublishButton onOpen={onOpen} />
        <AccountMenu />
      </div>
    </Toolbar>
  )
}
