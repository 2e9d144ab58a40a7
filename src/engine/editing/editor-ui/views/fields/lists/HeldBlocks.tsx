import { createContext, use } from 'react'
import { Icon } from '../../../controls/Icon'
import type { ListPlace } from '../../../model/edits/block-edits'
import type { Field } from '../../../model/page/field'
import { useSession, useSessionState } from '../../use-editor'
import { ErrorMessage } from '../frame/FieldFrame'
import { useFieldError } from '../frame/use-field-error'

/** Opens the dialog that adds a block. */
export const AddBlockContext = createContext<(place: ListPlace) => void>(() => undefined)

/** The blocks in a block. Each has its own fields, which are shown when it is chosen. */
export function HeldBlocks({ field: { pointer, label, most } }: { field: Field }) {
  const session = useSession()
  const add = use(AddBlockContext)
  const { page } = useSessionState()
  const message = useFieldError(pointer)
  const blocks = page?.blocks.filter(({ list }) => list.pointer === pointer) ?? []
  return (
    <fieldset className="group list" data-pointer={pointer} tabIndex={-1}>
      <legend className="label">{label}</legend>
      {message !== undefined && <ErrorMessage>{message}</ErrorMessage>}
      <ol>
        {blocks.map(({ index, title, words }) => (
          <li key={index}>
            <button type="button" className="held-block quiet" onClick={() => session.choose(index)}>
              <strong>{title}</strong> {words}
            </button>
          </li>
        ))}
      </ol>
      {(most === undefined || blocks.length < most) && (
        <button type="button" className="add" onClick={() => add({ list: pointer, at: blocks.length })}>
          <Icon name="add" />
          Add block
        </button>
      )}
    </fieldset>
  )
}
