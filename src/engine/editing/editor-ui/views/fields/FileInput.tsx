import { useId } from 'react'
import { takeOut } from '../../model/edits/field-edits'
import { ofOwner } from '../../model/page/field'
import { FileTile } from '../files/FileTile'
import { useSession } from '../use-editor'
import { AddressInput } from './addresses/AddressInput'
import { useWritten } from './choices/use-written'
import { focusTile } from './focus-soon'
import { Details } from './frame/Details'
import { FieldFrame, type FieldGroupProps } from './frame/FieldFrame'
import { useFieldError } from './frame/use-field-error'

export function FileInput({ field, owner }: FieldGroupProps) {
  const id = useId()
  const session = useSession()
  const { pointer, label, isRequired } = field
  const name = ofOwner(label, owner)
  const message = useFieldError(pointer)
  const { text: address } = useWritten(field, label)
  const remove = async () => {
    await session.do({ label: `${name} removed`, edits: (open) => takeOut(open, pointer) })
    focusTile(pointer)
  }
  return (
    <FieldFrame field={field} id={id} message={message} isGroup>
      <FileTile {...{ pointer, address, label: name }} onRemove={isRequired ? undefined : () => void remove()} />
      <Details places={[pointer]}>
        <AddressInput field={{ ...field, label: 'Address of the file', help: '', isRequired: true }} label={name} />
      </Details>
    </FieldFrame>
  )
}
