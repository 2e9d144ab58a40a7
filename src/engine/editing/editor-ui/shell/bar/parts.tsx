import { Link } from 'react-aria-components'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import type { IconName } from '../../controls/icons'
import { WithTooltip } from '../../controls/WithTooltip'
import { addressOfShown } from '../../model/collections/collections'
import { languagesOf } from '../../model/languages/languages'
import { sayStep } from '../../model/session/say-step'
import { useSession, useSessionState, useSurroundings } from '../../views/use-editor'
import { type Width, widths } from '../layout/use-fitted-page'

export function HistoryButton({ verb }: { verb: 'Undo' | 'Redo' }) {
  const { history } = useSession()
  const { overview } = useSessionState('overview')
  const [command, act] = verb === 'Undo' ? [overview?.undo, history.undo] : [overview?.redo, history.redo]
  const elsewhere = command && 'elsewhere' in command ? ` (in ${command.elsewhere})` : ''
  return (
    <IconButton
      icon={verb === 'Undo' ? 'undo' : 'redo'}
      name={command ? sayStep(verb, command.label) + elsewhere : verb}
      word={verb}
      keys={verb === 'Undo' ? 'Ctrl+Z' : 'Ctrl+Shift+Z'}
      unavailable={command ? undefined : `nothing to ${verb.toLowerCase()}`}
      onPress={() => void act()}
    />
  )
}

export function Fold({ side, name }: { side: 'outline' | 'fields'; name: string }) {
  const session = useSession()
  const isFolded = useSessionState('folded').folded[side]
  return (
    <IconButton
      icon={side}
      name={name}
      word={name}
      isPressed={!isFolded}
      className={`quiet fold-${side}`}
      onPress={() => session.fold(side, !isFolded)}
    />
  )
}

export function PageChoice() {
  const session = useSession()
  const { overview, name } = useSessionState('overview', 'name')
  const pages = overview?.pages.filter(({ redirect }) => redirect === undefined) ?? []
  const own = pages.find((one) => one.name === name)
  const languages = languagesOf(overview)
  return (
    <label className="page-name">
      <span className="visually-hidden">Page</span>
      <select value={name} title={own?.title} onChange={({ target }) => void session.open(target.value)}>
        {own ? null : <option value={name}>{name}</option>}
        {pages.map((one) => (
          <option key={one.name} value={one.name} lang={languages?.of(one.path)}>
            {one.title} ({[one.path, one.unseen].filter(Boolean).join(', ')})
          </option>
        ))}
      </select>
    </label>
  )
}

const widthIcons: Record<Width, IconName> = { Phone: 'phoneWidth', Tablet: 'tablet', Desktop: 'desktop' }

interface WidthsProps {
  width: Width
  onWidth: (width: Width) => void
}

export function Widths({ width, onWidth }: WidthsProps) {
  return (
    <fieldset className="widths">
      <legend className="visually-hidden">Width of the page</legend>
      {(Object.keys(widths) as Width[]).map((name) => (
        <IconButton
          key={name}
          icon={widthIcons[name]}
          name={name}
          word={name}
          isPressed={name === width}
          onPress={() => onWidth(name)}
        />
      ))}
    </fieldset>
  )
}

export function usePageAddress(): string {
  const { frameOf } = useSurroundings()
  return frameOf(addressOfShown(useSessionState('overview', 'name', 'shown')))
}

export function ViewPage() {
  return (
    <WithTooltip name="View page" reason="in a new tab">
      <Link
        href={usePageAddress()}
        target="_blank"
        // Without a server the page gets its content from this window.
        rel="opener"
        aria-label="View page"
        className="view icon-button quiet"
      >
        <Icon name="view" />
        <span className="word">View</span>
      </Link>
    </WithTooltip>
  )
}
