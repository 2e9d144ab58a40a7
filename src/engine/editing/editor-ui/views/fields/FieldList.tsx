import type { ShownFields } from '../../model/page/field-groups'
import { FieldControl } from './FieldControl'
import { Details } from './frame/Details'

interface FieldListProps extends ShownFields {
  pointer: string
  owner: string
}

export function FieldList({ pointer, owner, main, details }: FieldListProps) {
  const show = (name: string) => <FieldControl key={name} pointer={`${pointer}/${name}`} owner={owner} />
  return (
    <>
      {main.map(show)}
      {details.length > 0 && (
        <Details places={details.map((name) => `${pointer}/${name}`)}>{details.map(show)}</Details>
      )}
    </>
  )
}
