import type { InputAttributes } from '../../../content/form-submissions/form-kind'
import { Choices } from './Choices'
import { FieldNotes, type FieldProps, LabelText, noteIds } from './field-parts'

const lines: Record<string, InputAttributes> = {
  name: { type: 'text', autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  telephone: { type: 'tel', autoComplete: 'tel' },
  date: { type: 'date' },
  time: { type: 'time' },
  number: { type: 'number' },
  file: { type: 'file' },
}

const text = { type: 'text' }

/** Lines. */
const longTextRows = 6

function Control(props: FieldProps) {
  const { field, input, id, message } = props
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
  // The server knows a studio's kinds, and today, before the browser does.
  return <input {...(lines[kind] ?? text)} {...input} {...common} suppressHydrationWarning />
}

export function FieldView(props: FieldProps) {
  const { field, id, path, classes } = props
  if (field.kind === 'hidden') return <input type="hidden" name={field.name} value={path} />
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
