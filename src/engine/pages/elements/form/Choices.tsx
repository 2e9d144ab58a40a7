import * as words from '@studio/words.json'
import { FieldNotes, type FieldProps, LabelText, noteIds } from './field-parts'

const mostRadios = 5

function Select(props: FieldProps) {
  const { field, id, message, classes } = props
  const { name, required, options = [] } = field
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        <LabelText {...props} />
      </label>
      <FieldNotes {...props} />
      <select
        id={id}
        name={name}
        required={required}
        aria-describedby={noteIds(props)}
        aria-invalid={message !== undefined}
      >
        <option value="">{words.choose}</option>
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  )
}

export function Choices(props: FieldProps) {
  const { field, id, message, classes } = props
  const { kind, name, required, options = [] } = field
  const isSingle = kind === 'choice'
  if (isSingle && options.length > mostRadios) return <Select {...props} />
  return (
    <fieldset className={classes.field} aria-describedby={noteIds(props)}>
      <legend className={classes.label}>
        <LabelText {...props} />
      </legend>
      <FieldNotes {...props} />
      <div className={classes.options}>
        {options.map((option, index) => (
          <label key={option} className={classes.option}>
            <input
              id={index === 0 ? id : undefined}
              type={isSingle ? 'radio' : 'checkbox'}
              name={name}
              value={option}
              required={isSingle && required}
              aria-invalid={isSingle ? undefined : message !== undefined}
            />
            <span>{option}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
