import { placeAfter } from '../../model/commands/block-commands'
import type { ListPlace } from '../../model/edits/block-edits'
import { sitePart } from '../../model/page/page-problems'
import { sayStep } from '../../model/session/say-step'
import type { Session } from '../../model/session/session'
import type { DialogName } from '../bar/Bar'
import { type Width, widths } from '../layout/use-fitted-page'
import { showField } from '../show-field'
import type { PaletteItem } from './palette-items'

/** What the palette can do with the editor around it. */
export interface PaletteHost {
  openDialog: (dialog: DialogName) => void
  addBlock: (place: ListPlace) => void
  setWidth: (width: Width) => void
}

interface CommandParts extends PaletteHost {
  /** Where the open page is shown without the editor. */
  address: string
}

type Command = Omit<PaletteItem, 'id'>

function widthCommand(name: Width, setWidth: PaletteHost['setWidth']): Command {
  const icons = { Phone: 'phoneWidth', Tablet: 'tablet', Desktop: 'desktop' } as const
  return { icon: icons[name], title: `Width of the page: ${name}`, act: () => setWidth(name) }
}

export function listCommands(session: Session, parts: CommandParts): PaletteItem[] {
  const { page, overview, keys, chosen } = session.state
  const { openDialog, addBlock, setWidth, address } = parts
  const block = chosen === undefined ? undefined : page?.blocks[keys.indexOf(chosen)]
  const stay = { staysOpen: true } as const
  const commands: Command[] = [
    {
      icon: 'replace',
      title: 'Find and replace',
      note: 'in all texts of the site',
      ...stay,
      act: () => openDialog('words'),
    },
    ...(page ? [{ icon: 'add', title: 'Add a block', act: () => addBlock(placeAfter(page, block)) } as const] : []),
    { icon: 'pages', title: 'Pages', note: 'add, move, duplicate, delete', act: () => openDialog('pages') },
    { icon: 'changes', title: 'What changed', act: () => openDialog('changes') },
    { icon: 'versions', title: 'Versions', act: () => openDialog('versions') },
    { icon: 'publish', title: 'Publish', act: () => openDialog('publish') },
    ...(page
      ? [{ icon: 'page', title: 'Page settings', act: () => void showField(session, page.pointer) } as const]
      : []),
    { icon: 'settings', title: 'Site settings', act: () => void showField(session, sitePart) },
    ...(overview?.undo
      ? [
          {
            icon: 'undo',
            title: sayStep('Undo', overview.undo.label),
            keys: 'Ctrl+Z',
            act: session.history.undo,
          } as const,
        ]
      : []),
    ...(overview?.redo
      ? [
          {
            ...({ icon: 'redo', title: sayStep('Redo', overview.redo.label) } as const),
            keys: 'Ctrl+Shift+Z',
            act: session.history.redo,
          },
        ]
      : []),
    { icon: 'view', title: 'View page', note: 'in a new tab', act: () => void open(address, '_blank') },
    ...(Object.keys(widths) as Width[]).map((name) => widthCommand(name, setWidth)),
    { icon: 'help', title: 'Keys', note: 'help without a mouse', keys: '?', ...stay, act: () => openDialog('keys') },
  ]
  return commands.map((command) => ({ ...command, id: `command ${command.title}` }))
}
