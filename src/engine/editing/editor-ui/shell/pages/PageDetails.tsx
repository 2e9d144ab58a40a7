import { sayDay } from '../../../../base/text/language/day'
import { plural } from '../../../../base/text/numbers'
import { Icon } from '../../controls/Icon'
import { collectionsOf } from '../../model/collections/collections'
import { languagesOf } from '../../model/languages/languages'
import { useSessionState } from '../../views/use-editor'
import { type PageRow, sayWhen } from './page-rows'

type RedirectAction = 'new-redirect' | 'redirect' | 'unredirect'
export type PageAction = 'new' | 'copy' | 'translate' | 'move' | 'delete' | 'order' | 'rename' | RedirectAction

interface PageDetailsProps {
  row: PageRow
  onOpen: () => void
  onAction: (action: PageAction) => void
}

type Fact = [name: string, value: string | undefined]

/** Facts without a value are left out. */
export const Facts = ({ facts }: { facts: Fact[] }) => (
  <dl className="facts">
    {facts.map(
      ([name, value]) =>
        value && (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
    )}
  </dl>
)

export function PageDetails({ row, onOpen, onAction }: PageDetailsProps) {
  const { overview } = useSessionState('overview')
  const { title, path, state, kind, changed, entry, picture } = row
  const made = overview?.made?.filter(({ from }) => from === path) ?? []
  const languages = languagesOf(overview)
  const facts: Fact[] = [
    ['Language', languages?.nameOf(languages.of(path))],
    ['Address', path],
    ['Kind', kind],
    ['Makes', made.length > 0 ? plural(made.length, 'page') : undefined],
    ['Day', entry?.day && sayDay(entry.day)],
    ['State', state?.words ?? 'Public'],
    ['Changed', changed && sayWhen(changed)],
  ]
  return (
    <section className="page-details" aria-label="Chosen page">
      <div className="page-facts">
        {picture && <img key={picture} src={encodeURI(picture)} alt="" />}
        <h3 lang={languages?.of(path)}>{title || path}</h3>
        <Facts facts={facts} />
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={() => onAction('copy')}>
          <Icon name="duplicate" /> <span className="word">Duplicate</span>
        </button>
        <button type="button" onClick={() => onAction('move')}>
          <Icon name="move" /> <span className="word">Move</span>
        </button>
        {entry && overview && collectionsOf(overview).hasOrder(entry.collection) && (
          <button type="button" onClick={() => onAction('order')}>
            <Icon name="list" /> <span className="word">Order</span>
          </button>
        )}
        <button type="button" className="danger" onClick={() => onAction('delete')}>
          <Icon name="remove" /> <span className="word">Delete</span>
        </button>
        <span className="spring" />
        <button type="button" className="primary" onClick={onOpen}>
          Open
        </button>
      </div>
    </section>
  )
}
