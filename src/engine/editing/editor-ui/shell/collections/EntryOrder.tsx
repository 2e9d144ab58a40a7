import { useState } from 'react'
import { Button, GridList, GridListItem, useDragAndDrop } from 'react-aria-components'
import type { PageName } from '../../../edited-site/overview'
import { Icon } from '../../controls/Icon'
import { collectionsOf } from '../../model/collections/collections'
import { explainAnswer } from '../../model/session/explain-answer'
import { catchFocus } from '../../views/catch-focus'
import { ListChoice } from '../../views/ListChoice'
import { useSession, useSessionState } from '../../views/use-editor'
import { type PageVisibility, stateOf } from '../pages/page-rows'

interface EntryOrderProps {
  collection: string
  onClose: () => void
}

export function EntryOrder({ collection, onClose }: EntryOrderProps) {
  const session = useSession()
  const { overview, page: open } = useSessionState('overview', 'page')
  const [orderBy, setOrderBy] = useState<string>()
  const [refusal, setRefusal] = useState<string>()
  const entries = (overview?.pages ?? []).filter(({ entry }) => entry?.collection === collection)
  const [first] = entries
  const unplaced = entries.filter(({ entry }) => !entry?.hasPlace)
  const isPart = unplaced.length < entries.length
  const schemas = first && open ? open.fieldsAt(`${first.pointer}/entry`) : {}
  const orders = Object.entries(schemas).filter(([, schema]) => schema.format === 'order')
  const numberOf = ({ entry }: PageName) => (orderBy === undefined ? 0 : entry?.numbers[orderBy])
  const numbered = entries
    .filter((entry) => numberOf(entry) !== undefined)
    .toSorted((one, other) => Number(numberOf(one)) - Number(numberOf(other)))
  const shown = orderBy === undefined ? unplaced : numbered
  const move = async (name: string, to: number) => {
    const target = orderBy === undefined ? entries.indexOf(shown[to] as PageName) : to
    const answer = await session.changePages({ kind: 'order', name, to: target, orderBy }, 'stay')
    setRefusal(explainAnswer(answer))
    if (answer.kind === 'done')
      session.announce(`${entries.find((entry) => entry.name === name)?.title} is now ${to + 1} of ${shown.length}`)
    catchFocus(`.entry[data-key="${CSS.escape(name)}"]`)
  }
  const { dragAndDropHooks } = useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target }) {
      const [key] = [...keys]
      const from = shown.findIndex(({ name }) => name === key)
      const at = shown.findIndex(({ name }) => name === target.key) + (target.dropPosition === 'after' ? 1 : 0)
      void move(String(key), at > from ? at - 1 : at)
    },
  })
  return (
    <section className="page-form" aria-label="Order">
      <div className="page-form-body">
        <h3>Order of {overview ? collectionsOf(overview).titleOf(collection) : collection}</h3>
        <p className="help">
          {isPart
            ? 'These entries come last, as they lack what the others are ordered by. Drag them into their order.'
            : 'Previous and next, and grids that show all of them, follow the first order.'}
        </p>
        {orders.length > 0 && (
          <ListChoice
            label="Which order"
            all={isPart ? 'Those that come last' : 'All of them'}
            value={orderBy}
            options={orders.map(([name, { title }]) => ({ value: name, words: String(title ?? name) }))}
            onChoose={setOrderBy}
          />
        )}
        <GridList
          aria-label="Entries"
          className="entries"
          items={shown.map((entry, index) => ({ id: entry.name, index, entry, state: stateOf(entry) }))}
          dependencies={[shown]}
          dragAndDropHooks={dragAndDropHooks}
          renderEmptyState={() => <p className="empty">No entry has a place in this order.</p>}
        >
          {({ id, index, entry, state }: { id: string; index: number; entry: PageName; state?: PageVisibility }) => (
            <GridListItem id={id} textValue={`${entry.title}, ${index + 1} of ${shown.length}`} className="entry">
              <Button slot="drag" aria-label="Drag" className="handle quiet">
                <Icon name="drag" />
              </Button>
              <span className="number">{index + 1}</span>
              <span>
                {entry.title}
                {state && <em> {state.words}</em>}
              </span>
              <Button
                aria-label="Move up"
                className="quiet"
                isDisabled={index === 0}
                onPress={() => void move(id, index - 1)}
              >
                <Icon name="up" />
              </Button>
              <Button
                aria-label="Move down"
                className="quiet"
                isDisabled={index === shown.length - 1}
                onPress={() => void move(id, index + 1)}
              >
                <Icon name="down" />
              </Button>
            </GridListItem>
          )}
        </GridList>
        <p role="status" className="error">
          {refusal}
        </p>
      </div>
      <div className="dialog-foot">
        <button type="button" onClick={onClose}>
          Back
        </button>
      </div>
    </section>
  )
}
