import { useEffect, useState } from 'react'
import { Toolbar } from 'react-aria-components'
import { IconButton } from '../../editor-ui/controls/IconButton'
import { AccountMenu } from '../../editor-ui/shell/bar/AccountMenu'
import { PageChoice, Widths } from '../../editor-ui/shell/bar/parts'
import { usualWidth } from '../../editor-ui/shell/layout/use-fitted-page'
import { StatusLines } from '../../editor-ui/shell/notes/StatusLines'
import { PageFrame } from '../../editor-ui/shell/PageFrame'
import { useWindowAddress } from '../../editor-ui/shell/use-window-address'
import { lateDialog } from '../../editor-ui/views/late-part'
import { useSessionState } from '../../editor-ui/views/use-editor'

const WhatChanged = lateDialog(
  'What changed',
  async () => (await import('../../editor-ui/shell/changes/change-dialogs')).WhatChanged,
)

export function BranchViewer() {
  const { name, overview } = useSessionState('name', 'overview')
  const [width, setWidth] = useState(usualWidth)
  const [isOpen, setOpen] = useState(false)
  const { title = name, address = name } = overview?.pages.find((page) => page.name === name) ?? {}
  useEffect(() => {
    document.title = title
  }, [title])
  useWindowAddress(address)
  return (
    <div className="editor viewer" data-outline={false} data-fields={false}>
      <header className="bar-place">
        <h1 className="visually-hidden">{title}</h1>
        <Toolbar aria-label="Pages" className="bar">
          <div className="bar-group">
            <PageChoice />
          </div>
          <div className="bar-group">
            <IconButton icon="changes" name="What changed" word="What changed" onPress={() => setOpen(true)} />
            <Widths width={width} onWidth={setWidth} />
            <AccountMenu />
          </div>
        </Toolbar>
        <StatusLines />
      </header>
      <WhatChanged isOpen={isOpen} isReadOnly onClose={() => setOpen(false)} />
      <PageFrame address={address} title={title} width={width} />
    </div>
  )
}
