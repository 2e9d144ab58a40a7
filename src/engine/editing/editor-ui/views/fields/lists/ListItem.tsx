import { Toolbar } from 'react-aria-components'
import { isObject } from '../../../../../base/shared-types/json'
import { Icon } from '../../../controls/Icon'
import { IconButton } from '../../../controls/IconButton'
import { shownFields } from '../../../model/page/field-groups'
import { itemPicture, itemWords } from '../../../model/page/list-items'
import type { OpenPage } from '../../../model/page/open-page'
import { FieldControl } from '../FieldControl'
import { FieldList } from '../FieldList'
import { ToDoMark } from '../frame/ToDoMark'
import type { useItemDrag } from './use-item-drag'
import type { useListCommands } from './use-list-commands'

interface ListItemProps {
  page: OpenPage
  list: string
  index: number
  count: number
  noun: string
  owner: string
  note?: string
  once?: string
  needed?: string
  commands: ReturnType<typeof useListCommands>
  drag: ReturnType<typeof useItemDrag>
}

function ItemTools({ index, count, noun, once, needed, commands }: ListItemProps) {
  const name = `${noun} ${index + 1}`
  return (
    <Toolbar className="item-tools" aria-label={name}>
      <span data-tool="up">
        <IconButton
          icon="up"
          name={`Move ${name} up`}
          unavailable={index === 0 ? 'It is the first.' : undefined}
          onPress={() => void commands.move(index, index - 1, 'up')}
        />
      </span>
      <span data-tool="down">
        <IconButton
          icon="down"
          name={`Move ${name} down`}
          unavailable={index === count - 1 ? 'It is the last.' : undefined}
          onPress={() => void commands.move(index, index + 1, 'down')}
        />
      </span>
      <IconButton
        icon="duplicate"
        name={`Duplicate ${name}`}
        unavailable={once}
        onPress={() => void commands.duplicate(index)}
      />
      <span data-tool="remove">
        <IconButton
          icon="remove"
          name={`Remove ${name}`}
          unavailable={needed}
          onPress={() => void commands.remove(index)}
        />
      </span>
    </Toolbar>
  )
}

/** A text is edited in its row; of an object the row is the head of its fields. */
export function ListItem(props: ListItemProps) {
  const { page, list, index, count, noun, owner, note, drag } = props
  const pointer = `${list}/${index}`
  const isFolded = isObject(page.valueAt(pointer)) || page.schemaOf(pointer).format === 'image'
  const picture = itemPicture(page, pointer)
  const name = `${noun} ${index + 1}`
  const grip = <Icon name="drag" />
  return (
    <div className="item" data-item={pointer} data-drop={drag.markOf(index, count)} {...drag.item(index)}>
      {isFolded ? (
        <details>
          <summary {...drag.head(index)}>
            <span className="grip">{grip}</span>
            {picture !== undefined && <img src={encodeURI(picture)} alt="" loading="lazy" />}
            <span className="item-words" dir="auto">
              {itemWords(page, pointer) || name}
            </span>
            <ToDoMark places={[pointer]} />
          </summary>
          <div className="item-body">
            {isObject(page.valueAt(pointer)) ? (
              <FieldList pointer={pointer} owner={`${name} of ${owner}`} {...shownFields(page, pointer)} />
            ) : (
              <FieldControl pointer={pointer} owner={owner} name={name} />
            )}
          </div>
        </details>
      ) : (
        <div className="item-row">
          <span className="grip" {...drag.head(index)}>
            {grip}
          </span>
          <FieldControl pointer={pointer} owner={owner} name={name} />
        </div>
      )}
      {note !== undefined && <p className="item-note">{note}</p>}
      <ItemTools {...props} />
    </div>
  )
}
