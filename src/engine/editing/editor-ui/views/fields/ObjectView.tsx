import { useId, useState } from 'react'
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
import { HelpButton } from './frame/HelpButton'
import { Hints } from './frame/Hints'
import { PictureView } from './PictureView'

export function ObjectView({ field, owner }: FieldGroupProps) {
  const id = useId()
  const session = useSession()
  const { page } = useSessionState('page')
  const [isHelpOpen, setHelpOpen] = useState(false)
  const { pointer, label, help, isRequired, value } = field
  if (!page) return null
  const name = ofOwner(label, owner)
  const helpButton = help !== '' && (
    <HelpButton isReachable of={label} id={id} isOpen={isHelpOpen} onToggle={() => setHelpOpen(!isHelpOpen)} />
  )
  const helpText = (
    <p id={id} className="help" hidden={!isHelpOpen}>
      {help}
    </p>
  )
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
          {helpButton}
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
        {helpText}
      </div>
    )
  const picture = pictureNames(page, pointer)
  return (
    <fieldset className="group object" data-pointer={pointer} tabIndex={-1}>
      <legend className="visually-hidden">{label}</legend>
      <div className="group-head">
        <span className="label" aria-hidden="true">
          {label}
        </span>
        {helpButton}
        {!isRequired && !picture && value !== undefined && (
          <IconButton
            icon="remove"
            name={`Remove ${label.toLowerCase()}`}
            className="quiet remove-object"
            onPress={remove}
          />
        )}
      </div>
      {helpText}
      <Hints pointer={pointer} />
      {picture ? (
        <PictureView {...{ page, pointer, label, owner, names: picture }} onRemove={isRequired ? undefined : remove} />
      ) : (
        <FieldList {...{ pointer, owner }} {...shownFields(page, pointer)} />
      )}
    </fieldset>
  )
}
