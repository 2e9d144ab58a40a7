import { takeOut, writeField } from '../../model/edits/field-edits'
import { exampleAt } from '../../model/new-values/example'
import { type Field, fieldNames } from '../../model/page/field'
import { useSession, useSessionState } from '../use-editor'
import { FieldView } from './FieldView'
import { Hints } from './Hints'

interface ObjectViewProps {
  field: Field
  owner: string
}

/** An object, such as a picture. An optional one can be added and removed. */
export function ObjectView({ field, owner }: ObjectViewProps) {
  const session = useSession()
  const { page } = useSessionState()
  const { pointer, label, help, isRequired, value } = field
  if (!page) return null
  if (value === undefined)
    return (
      <div className="field">
        <button
          type="button"
          className="add"
          onClick={() =>
            void session.do({
              label: `${label} of ${owner} added`,
              edits: (open) => writeField(open, pointer, JSON.stringify(exampleAt(open, pointer))),
            })
          }
        >
          Add {label.toLowerCase()}
        </button>
        <p className="help">{help}</p>
      </div>
    )
  return (
    <fieldset className="group" data-pointer={pointer}>
      <legend>{label}</legend>
      <Hints pointer={pointer} />
      {fieldNames(page, pointer).map((name) => (
        <FieldView key={name} pointer={`${pointer}/${name}`} owner={owner} />
      ))}
      {!isRequired && (
        <button
          type="button"
          className="remove"
          onClick={() =>
            void session.do({ label: `${label} of ${owner} removed`, edits: (open) => takeOut(open, pointer) })
          }
        >
          Remove {label.toLowerCase()}
        </button>
      )}
    </fieldset>
  )
}
