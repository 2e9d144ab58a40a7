import { useId } from 'react'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import { exampleAt } from '../../model/edits/example-at'
import { takeOut, writeField } from '../../model/edits/field-edits'
import { inheritedFrom } from '../../model/languages/language-settings'
import { ofOwner } from '../../model/page/field'
import { pictureNames, shownFields } from '../../model/page/field-groups'
import type { PageCommand } from '../../model/session/page-command'
import { useSession, useSessionState } from '../use-editor'
import { FieldList } from './FieldList'
import { focusObject } from './focus-soon'
import type { FieldGroupProps } from './frame/FieldFrame'
import { GroupFrame } from './frame/GroupFrame'
import { Hints } from './frame/Hints'
import { useHelp } from './frame/use-help'
import { PictureView } from './PictureView'

export function ObjectView({ field, owner }: FieldGroupProps) {
  const id = useId()
  const session = useSession()
  const { page } = useSessionState('page')
  const { pointer, label, help, isRequired, value } = field
  const { button, text } = useHelp(id, label, help)
  if (!page) return null
  const name = ofOwner(label, owner)
  const run = async (command: PageCommand) => {
    const answer = await session.do(command)
    if (answer?.kind === 'done') focusObject(pointer)
  }
  const add = () =>
    void run({
      label: `${name} added`,
      edits: (open) => writeField(open, pointer, JSON.stringify(exampleAt(open, pointer))),
    })
  const remove = () => void run({ label: `${name} removed`, edits: (open) => takeOut(open, pointer) })
  const isOfLanguage = inheritedFrom(pointer) !== undefined
  if (value === undefined && !isOfLanguage)
    return (
      <div className="field" data-pointer={pointer} tabIndex={-1}>
        <div className="field-head">
          <span className="label">{label}</span>
          <span className="optional">optional</span>
          {button}
          <button
            type="button"
            className="quiet add-object"
            aria-label={`Add ${label.toLowerCase()}`}
            aria-describedby={id}
            onClick={add}
          >
            <Icon name="add" />
            Add
          </button>
        </div>
        {text}
      </div>
    )
  const picture = pictureNames(page, pointer)
  return (
    <GroupFrame
      className="object"
      {...{ pointer, label, help }}
      tool={
        !isRequired &&
        !picture &&
        value !== undefined && (
          <IconButton
            icon="remove"
            name={`Remove ${label.toLowerCase()}`}
            className="quiet remove-object"
            onPress={remove}
          />
        )
      }
    >
      <Hints pointer={pointer} />
      {picture ? (
        <PictureView {...{ page, pointer, label, owner, names: picture }} onRemove={isRequired ? undefined : remove} />
      ) : (
        <FieldList {...{ pointer, owner }} {...shownFields(page, pointer)} />
      )}
    </GroupFrame>
  )
}
