import { useRef } from 'react'
import { type KeyedItems, keyItems } from '../../../../../base/shared-types/react-keys/carry-keys'
import { plural } from '../../../../../base/text/numbers'
import { Icon } from '../../../controls/Icon'
import { ownLanguage } from '../../../model/languages/translation'
import { itemTitle } from '../../../model/page/field'
import { whyNot } from '../../../model/page/list-items'
import { useSessionState } from '../../use-editor'
import { ErrorMessage, type FieldGroupProps } from '../frame/FieldFrame'
import { GroupFrame } from '../frame/GroupFrame'
import { Hints } from '../frame/Hints'
import { useFieldError } from '../frame/use-field-error'
import { AddValue } from '../suggestions/AddValue'
import { valuesAt } from '../suggestions/use-values'
import { ListItem } from './ListItem'
import { useItemDrag } from './use-item-drag'
import { useListCommands } from './use-list-commands'

export function ListView({ field, owner }: FieldGroupProps) {
  const { page } = useSessionState('page')
  const keyed = useRef<KeyedItems>({ texts: [], keys: [] })
  const { pointer, label, help, isRequired, most, least, lastItem } = field
  const noun = page ? itemTitle(page, pointer) : ''
  const commands = useListCommands(field, noun, owner)
  const drag = useItemDrag((from, to) => void commands.move(from, to))
  const message = useFieldError(pointer)
  if (!page) return null
  const isOfValues = valuesAt(page, pointer) !== undefined && page.schemaOf(`${pointer}/0`).type === 'string'
  const items: unknown[] = Array.isArray(field.value) ? field.value : []
  keyed.current = keyItems(items, keyed.current)
  const { add: full, duplicate: once } = whyNot(page, field)
  const isNeeded = items.length <= least && (isRequired || items.length > 1)
  const needed = isNeeded ? `At least ${least} ${least === 1 ? 'is' : 'are'} needed.` : undefined
  return (
    <GroupFrame
      className="list"
      {...{ pointer, label, help }}
      isOptional={!isRequired && items.length === 0}
      tool={
        most !== undefined &&
        items.length >= most * 0.8 && (
          <span className="count">
            {items.length} of {most}
          </span>
        )
      }
    >
      {message !== undefined && <ErrorMessage>{message}</ErrorMessage>}
      <Hints pointer={pointer} />
      <ol>
        {keyed.current.keys.map((key, index) => (
          <li key={key}>
            <ListItem
              {...{ page, list: pointer, index, count: items.length, noun, owner, once, needed, commands, drag }}
              note={index === items.length - 1 ? lastItem : undefined}
            />
          </li>
        ))}
      </ol>
      {items.length === 0 && Array.isArray(field.inherited) && (
        <p className="help">
          As in {ownLanguage(page)}, with {plural(field.inherited.length, noun.toLowerCase())}.{' '}
          <button type="button" className="quiet" onClick={() => void commands.take()}>
            Begin with these
          </button>
        </p>
      )}
      {full === undefined && isOfValues ? (
        <AddValue {...{ pointer, noun, owner }} />
      ) : full === undefined ? (
        <button type="button" className="add" data-item={pointer} onClick={() => void commands.add()}>
          <Icon name="add" />
          Add {noun.toLowerCase()}
        </button>
      ) : (
        <p className="help">{full}</p>
      )}
    </GroupFrame>
  )
}
