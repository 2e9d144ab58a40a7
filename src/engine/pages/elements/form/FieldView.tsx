import { Choices } from './Choices'
import { FieldNotes, type FieldProps, LabelText, noteIds } from './field-parts'

const lines = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  text: { type: 'text' },
} as const

/** Lines. */
const longTextRows = 6

function Control(props: FieldProps) {
  const { field, id, message } = props
  const { kind, name, required } = field
  const common = {
    id,
    name,
    required,
    'aria-describedby': noteIds(props),
    'aria-invalid': message !== undefined,
  }
  if (kind === 'tick') return <input type="checkbox" value="yes" {...common} />
  if (kind === 'longText') return <textarea rows={longTextRows} {...common} />
  return <input {...lines[kind as keyof typeof lines]} {...common} />
}

export function FieldView(props: FieldProps) {
  const { field, id, classes } = props
  if (field.options) return <Choices {...props} />
  const label = (
    <label htmlFor={id} className={classes.label}>
      <LabelText {...props} />
    </label>
  )
  if (field.kind !== 'tick')
    return (
      <div className={classes.field}>
        {label}
        <FieldNotes {...props} />
        <Control {...props} />
      </div>
    )
  return (
    <div className={classes.field}>
      <div className={classes.option}>
        <Control {...props} />
        {label}
      </div>
      <FieldNotes {...props} />
    </div>
  )
}
