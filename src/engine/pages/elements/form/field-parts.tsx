import * as words from '@studio/words.json'
import type { NamedField } from '../../../content/form-submissions/form-field-names'
import type { InputAttributes } from '../../../content/form-submissions/form-kind'
import { RichText } from '../RichText'
import type { FormClasses } from './classes'

export interface FieldProps {
  field: NamedField
  /** Of kinds that need some. */
  input?: InputAttributes
  /** The page that the form is on. */
  path: string
  id: string
  message?: string
  classes: FormClasses
}

export const noteIds = ({ field, id, message }: FieldProps): string | undefined =>
  [field.help && `${id}-help`, message !== undefined && `${id}-error`].filter(Boolean).join(' ') || undefined

export function LabelText({ field, classes }: FieldProps) {
  return (
    <>
      {field.label}
      {!field.required && <span className={classes.optional}> {words.optional}</span>}
    </>
  )
}

export function FieldNotes({ field, id, message, classes }: FieldProps) {
  return (
    <>
      {field.help && (
        <div id={`${id}-help`} className={classes.help}>
          <RichText html={field.help} />
        </div>
      )}
      {message !== undefined && (
        <p id={`${id}-error`} className={classes.error}>
          {message}
        </p>
      )}
    </>
  )
}
