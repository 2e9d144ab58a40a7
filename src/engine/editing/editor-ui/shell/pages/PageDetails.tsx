import { Icon } from '../../controls/Icon'
import { languagesOf } from '../../model/languages/languages'
import { useSessionState } from '../../views/use-editor'
import { type PageRow, sayWhen } from './page-rows'

export type PageAction = 'new' | 'copy' | 'translate' | 'move' | 'delete' | 'order'

interface PageDetailsProps {
  row: PageRow
  onOpen: () => void
  onAction: (action: PageAction) => void
}

export function PageDetails({ row, onOpen, onAction }: PageDetailsProps) {
  const { title, path, redirect, state, kind, changed, entry, picture } = row
  const languages = languagesOf(useSessionState('overview').overview)
  const facts: [name: string, value: string | undefined][] = [
    ['Language', languages?.nameOf(languages.of(path))],
    ['Address', path],
    ['Leads to', redirect],
    ['Kind', kind],
    ['State', redirect === undefined ? (state?.words ?? 'Public') : undefined],
    ['Changed', changed && sayWhen(changed)],
  ]
  return (
    <section className="page-details" aria-label="Chosen page">
      <div className="page-facts">
        {picture && <img key={picture} src={encodeURI(picture)} alt="" />}
        <h3 lang={languages?.of(path)}>{title || path}</h3>
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
      </div>
      <div className="dialog-foot">
        {redirect === undefined && (
          <>
            <button type="button" onClick={() => onAction('copy')}>
              <Icon name="duplicate" /> <span className="word">Duplicate</span>
            </button>
            <button type="button" onClick={() => onAction('move')}>
              <Icon name="move" /> <span className="word">Move</span>
            </button>
          </>
        )}
        {entry && (
          <button type="button" onClick={() => onAction('order')}>
            <Icon name="list" /> <span className="word">Order</span>
          </button>
        )}
        <button type="button" className="danger" onClick={() => onAction('delete')}>
          <Icon name="remove" /> <span className="word">Delete</span>
        </button>
        <span className="spring" />
        {redirect === undefined && (
          <button type="button" className="primary" onClick={onOpen}>
            Open
          </button>
        )}
      </div>
    </section>
  )
}
