import { type ReactNode, useId } from 'react'
import { describeField } from '../../model/page/field'
import type { OpenPage } from '../../model/page/open-page'
import { FileTile } from '../files/FileTile'
import { AddressInput } from './addresses/AddressInput'
import { FocusInput } from './FocusInput'
import { Details } from './frame/Details'
import { ErrorMessage } from './frame/FieldFrame'
import { Hints } from './frame/Hints'
import { MeantValue } from './frame/MeantValue'
import { useFieldError } from './frame/use-field-error'
import { TextInput } from './TextInput'

interface PictureViewProps {
  page: OpenPage
  pointer: string
  label: string
  owner: string
  names: { file: string; alt: string; focus?: string }
  onRemove?: () => void
}

export function PictureView({ page, pointer, label, owner, names, onRemove }: PictureViewProps): ReactNode {
  const id = useId()
  const file = describeField(page, `${pointer}/${names.file}`)
  const alt = describeField(page, `${pointer}/${names.alt}`)
  const focus = names.focus && describeField(page, `${pointer}/${names.focus}`)
  const message = useFieldError(file.pointer)
  return (
    <>
      <FileTile
        pointer={file.pointer}
        address={typeof file.value === 'string' ? file.value : ''}
        label={`${label} of ${owner}`}
        onRemove={onRemove}
      />
      {message !== undefined && <ErrorMessage id={`${id}-error`}>{message}</ErrorMessage>}
      <Hints pointer={file.pointer} />
      <MeantValue pointer={file.pointer} label={label} />
      <TextInput field={alt} label={`${alt.label} of ${owner}`} />
      {focus && message === undefined && <FocusInput field={focus} label={`${focus.label} of ${owner}`} />}
      <Details places={[file.pointer]}>
        <AddressInput field={file} label={`${file.label} of ${owner}`} />
      </Details>
    </>
  )
}
