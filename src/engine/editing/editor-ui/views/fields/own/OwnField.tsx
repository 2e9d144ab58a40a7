import { type ReactNode, Suspense, useId, useState } from 'react'
import { isAtOrBelow } from '../../../../../base/shared-types/json'
import { jsonOf, typedText } from '../../../model/edits/typed-edits'
import { type Field, isOfType } from '../../../model/page/field'
import { useSessionState } from '../../use-editor'
import { FieldFrame } from '../frame/FieldFrame'
import { useRested } from '../use-rested'
import type { OwnFieldComponent } from './own-fields'
import { PlainOnError } from './PlainOnError'

interface OwnFieldProps {
  field: Field
  label: string
  component: OwnFieldComponent
  /** What is shown where the component fails, or cannot show what the file has. */
  plain: ReactNode
}

function OwnControl({ field, label, component: Control }: Omit<OwnFieldProps, 'plain'>) {
  const id = useId()
  const { text, message, write } = useRested(field, label)
  const [refused, setRefused] = useState<string>()
  const change = (value: unknown) => {
    if (!isOfType(field, value)) {
      console.error(`The field of the format "${field.format}" gave a value of another type:`, value)
      setRefused('This value cannot be written here. The field holds what it held before.')
      return
    }
    setRefused(undefined)
    write(typedText({ ...field, value }))
  }
  const problem = refused ?? message
  return (
    <FieldFrame field={field} id={id} message={problem} isGroup>
      <div data-pointer={field.pointer} tabIndex={-1}>
        <Control
          label={field.label}
          value={text === '' ? undefined : JSON.parse(jsonOf(field, text))}
          onChange={change}
          problem={problem}
        />
      </div>
    </FieldFrame>
  )
}

/** A field of the studio's own. Its component gets values of the field's type alone, and cannot take the editor down. */
export function OwnField({ plain, ...own }: OwnFieldProps) {
  const { page } = useSessionState('page')
  const { pointer } = own.field
  const isWrongWithin = page?.text.problems.some(
    (one) => one.severity === 'error' && one.pointer !== pointer && isAtOrBelow(one.pointer, pointer),
  )
  if (isWrongWithin || !isOfType(own.field, own.field.value)) return plain
  return (
    <PlainOnError plain={plain}>
      <Suspense>
        <OwnControl {...own} />
      </Suspense>
    </PlainOnError>
  )
}
