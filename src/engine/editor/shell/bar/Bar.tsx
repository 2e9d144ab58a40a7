import { Toolbar } from 'react-aria-components'
import { plural } from '../../../text/numbers'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import type { Width } from '../PageFrame'
import { widths } from '../PageFrame'
import { ToFix } from './ToFix'

export type DialogName = 'pages' | 'changes' | 'publish'

interface BarProps {
  width: Width
  onWidth: (width: Width) => void
  onOpen: (dialog: DialogName) => void
}

interface StepProps {
  verb: 'Undo' | 'Redo'
  /** undefined if there is nothing to undo. */
  command: { label: string; isElsewhere?: true } | undefined
  act: () => Promise<void>
}

/** Undo or Redo. The button keeps the focus when nothing is left to undo. */
function Step({ verb, command, act }: StepProps) {
  const where = command?.isElsewhere ? ' (in another window)' : ''
  const name = command ? `${verb}: ${command.label}${where}` : verb
  return (
    <button
      type="button"
      aria-label={name}
      title={name}
      aria-disabled={command === undefined}
      onClick={() => command && void act()}
    >
      {verb}
    </button>
  )
}

function Fold({ side, name }: { side: 'outline' | 'fields'; name: string }) {
  const session = useSession()
  const isFolded = useSessionState().folded[side]
  const toggle = () => {
    session.fold(side, !isFolded)
    // Narrow windows have room for one side over the page.
    if (isFolded && matchMedia('(width < 56rem)').matches) session.fold(side === 'outline' ? 'fields' : 'outline', true)
  }
  return (
    <button type="button" className={`fold-${side}`} aria-pressed={!isFolded} onClick={toggle}>
      {name}
    </button>
  )
}

/** Says whether everything is saved. */
function SaveState() {
  const { outbox } = useSession()
  const { saving, unsaved, page, isMissing, trouble, waits } = useSessionState()
  const refused = unsaved.filter(({ message }) => message !== undefined)
  const kept = unsaved.filter(({ pointer, conflict }) => pointer === undefined || conflict)
  const why = waits ?? trouble
  const text = () => {
    if (why) return outbox.isEmpty && why === waits ? why : `Not saved: ${why}`
    if (refused.length > 0) return `${plural(refused.length, 'thing')} to fix, not saved`
    if (kept.length > 0) return `${plural(kept.length, 'text')} not saved`
    if (saving > 0 || unsaved.length > 0) return 'Saving'
    return page || isMissing ? 'Saved' : 'Opening'
  }
  return (
    <p
      role="status"
      className="save-state"
      data-trouble={why !== undefined || refused.length + kept.length > 0 || undefined}
    >
      {text()}
    </p>
  )
}

export function Bar({ width, onWidth, onOpen }: BarProps) {
  const session = useSession()
  const { frameOf } = useSurroundings()
  const { overview, name } = useSessionState()
  const { title = name, address = name } = overview?.pages.find((one) => one.name === name) ?? {}
  return (
    <Toolbar aria-label="Editor" className="bar">
      <Fold side="outline" name="Outline" />
      <label className="page-name">
        <span className="visually-hidden">Page</span>
        <select value={name} onChange={({ target }) => void session.open(target.value)}>
          {overview?.pages.some((one) => one.name === name) ? null : <option value={name}>{title}</option>}
          {overview?.pages
            .filter(({ redirect }) => redirect === undefined)
            .map((one) => (
              <option key={one.name} value={one.name}>
                {one.title} ({[one.path, one.unseen].filter(Boolean).join(', ')})
              </option>
            ))}
        </select>
      </label>
      <button type="button" onClick={() => onOpen('pages')}>
        Pages
      </button>
      <Step verb="Undo" command={overview?.undo} act={session.history.undo} />
      <Step verb="Redo" command={overview?.redo} act={session.history.redo} />
      <SaveState />
      <ToFix />
      <fieldset className="widths">
        <legend className="visually-hidden">Width of the page</legend>
        {Object.keys(widths).map((name) => (
          <button key={name} type="button" aria-pressed={name === width} onClick={() => onWidth(name as Width)}>
            {name}
          </button>
        ))}
      </fieldset>
      <a href={frameOf(address)} className="view" target="_blank" rel="noreferrer">
        View page
      </a>
      <button type="button" onClick={() => onOpen('changes')}>
        What changed
      </button>
      <button type="button" className="publish" onClick={() => onOpen('publish')}>
        Publish
      </button>
      <Fold side="fields" name="Fields" />
    </Toolbar>
  )
}
