import { describeField, type Field, ofOwner } from '../../model/page/field'
import { useSessionState } from '../use-editor'
import { AddressInput } from './addresses/AddressInput'
import { ChoiceInput } from './choices/ChoiceInput'
import { ChoicesInput } from './choices/ChoicesInput'
import { SwitchInput } from './choices/SwitchInput'
import { DateInput } from './DateInput'
import { FileInput } from './FileInput'
import { FocusInput } from './FocusInput'
import { HeldBlocks } from './lists/HeldBlocks'
import { ListView } from './lists/ListView'
import { ObjectView } from './ObjectView'
import { OwnField } from './own/OwnField'
import { ownFields } from './own/own-fields'
import { RichTextInput } from './RichTextInput'
import { valuesAt } from './suggestions/use-values'
import { ValueInput } from './suggestions/ValueInput'
import { TextInput } from './TextInput'
import { TimeInput } from './TimeInput'

interface FieldViewProps {
  pointer: string
  owner: string
  name?: string
}

export function FieldControl({ pointer, owner, name }: FieldViewProps) {
  const { page } = useSessionState('page')
  if (!page) return null
  const described = describeField(page, pointer)
  const field = name === undefined ? described : { ...described, label: name }
  const label = ofOwner(field.label, owner)
  const isValue = field.kind === 'line' && valuesAt(page, pointer) !== undefined
  const plain = isValue ? <ValueInput {...{ field, label }} /> : <PlainControl {...{ field, label, owner }} />
  const component = ownFields.get(String(field.format))
  return component ? <OwnField {...{ field, label, component, plain }} /> : plain
}

function PlainControl({ field, label, owner }: { field: Field; label: string; owner: string }) {
  switch (field.kind) {
    case 'choice':
      return <ChoiceInput field={field} label={label} />
    case 'choices':
      return <ChoicesInput field={field} label={label} />
    case 'switch':
      return <SwitchInput field={field} label={label} />
    case 'blocks':
      return <HeldBlocks field={field} />
    case 'list':
      return <ListView field={field} owner={owner} />
    case 'object':
      return <ObjectView field={field} owner={owner} />
    case 'image':
    case 'file':
      return <FileInput field={field} owner={owner} />
    case 'focus':
      return <FocusInput field={field} label={label} />
    case 'page':
    case 'href':
      return <AddressInput field={field} label={label} />
    case 'date':
      return <DateInput field={field} label={label} />
    case 'time':
      return <TimeInput field={field} label={label} />
    case 'richText':
      return <RichTextInput field={field} label={label} />
    default:
      return <TextInput field={field} label={label} />
  }
}
