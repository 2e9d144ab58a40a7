import { isObject } from '../../../model/json'
import { addItem, moveItem, takeOut, writeField } from '../../model/edits/field-edits'
import { exampleAt } from '../../model/new-values/example'
import { type Field, fieldNames, itemTitle } from '../../model/page/field'
import { useSession, useSessionState } from '../use-editor'
import { FieldView } from './FieldView'
import { Hints } from './Hints'

interface ListViewProps {
  field: Field
  owner: string
}

/** Names an item in the list by its first text. */
function wordsOf(item: unknown): string {
  if (typeof item === 'string') return item
  const text = isObject(item) ? Object.values(item).find((value) => typeof value === 'string') : undefined
  return typeof text === 'string' ? text.replace(/<[^<>]*>/g, ' ').trim() : ''
}

export function ListView({ field, owner }: ListViewProps) {
  const session = useSession()
  const { page } = useSessionState()
  const { pointer, label, help, isRequired, most } = field
  if (!page) return null
  const items: unknown[] = Array.isArray(field.value) ? field.value : []
  const noun = itemTitle(page, pointer)
  const what = `${noun} of ${owner}`
  const add = () =>
    void session.do({
      label: `${what} added`,
      edits: (open) => {
        const item = JSON.stringify(exampleAt(open, `${pointer}/${items.length}`))
        return items.length === 0 && field.value === undefined
          ? writeField(open, pointer, `[${item}]`)
          : addItem(open, pointer, item)
      },
    })
  const move = (from: number, to: number) =>
    void session.do({
      label: `${what} moved`,
      edits: (open) => moveItem(open, pointer, from, to),
      announcement: () => `${noun} is now ${to + 1} of ${items.length}`,
    })
  const remove = (index: number) =>
    void session.do({
      label: `${what} removed`,
      edits: (open) => takeOut(open, items.length === 1 && !isRequired ? pointer : `${pointer}/${index}`),
    })
  return (
    <fieldset className="group list" data-pointer={pointer}>
      <legend>{label}</legend>
      <p className="help">{help}</p>
      <Hints pointer={pointer} />
      <ol>
        {items.map((item, index) => {
          const place = `${pointer}/${index}`
          const name = `${noun} ${index + 1}`
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: an item has no name of its own
            <li key={index}>
              <details>
                <summary>
                  <span className="number">{index + 1}</span> {wordsOf(item) || noun}
                </summary>
                {isObject(item) ? (
                  fieldNames(page, place).map((key) => (
                    <FieldView key={key} pointer={`${place}/${key}`} owner={`${name} of ${owner}`} />
                  ))
                ) : (
                  <FieldView pointer={place} owner={owner} />
                )}
              </details>
              <div className="item-buttons">
                <button
                  type="button"
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  ↑
                </button>
                <button
                  type="button"
                  aria-label={`Move ${name} down`}
                  disabled={index === items.length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  ↓
                </button>
                <button type="button" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  ×
                </button>
              </div>
            </li>
          )
        })}
      </ol>
      <button type="button" className="add" disabled={most !== undefined && items.length >= most} onClick={add}>
        Add {noun.toLowerCase()}
      </button>
    </fieldset>
  )
}
