import { Button, Keyboard, Menu, MenuItem, MenuTrigger, Popover, Text } from 'react-aria-components'
import { Icon } from './Icon'
import type { IconName } from './icons'
import { WithTooltip } from './WithTooltip'

export interface MenuAction {
  name: string
  icon: IconName
  keys?: string
  /** Said below the name. */
  note?: string
  /** Of the name. */
  language?: string
  unavailable?: string
  isDanger?: boolean
  act: () => void
}

function Action({ name, icon, keys, note, language, unavailable, isDanger, act }: MenuAction) {
  const isUnavailable = unavailable !== undefined
  return (
    <MenuItem
      id={name}
      textValue={name}
      className={`menu-item ${isDanger ? 'danger' : ''}`}
      shouldCloseOnSelect={!isUnavailable}
      onAction={() => !isUnavailable && act()}
      // An item that is disabled for react-aria cannot have the focus, so its reason could not be read.
      render={(item) => <div {...(item as React.ComponentProps<'div'>)} aria-disabled={isUnavailable || undefined} />}
    >
      <Icon name={icon} />
      <Text slot="label" lang={language}>
        <bdi>{name}</bdi>
      </Text>
      {keys && <Keyboard>{keys}</Keyboard>}
      {(unavailable ?? note) && <Text slot="description">{unavailable ?? note}</Text>}
    </MenuItem>
  )
}

interface MenuButtonProps {
  name: string
  icon?: IconName
  /** Shown beside the icon. */
  word?: string
  className?: string
  actions: MenuAction[]
}

export function MenuButton({ name, icon = 'more', word, className = 'quiet', actions }: MenuButtonProps) {
  return (
    <MenuTrigger>
      <WithTooltip name={name}>
        <Button aria-label={name} className={`icon-button ${className}`}>
          <Icon name={icon} />
          {word !== undefined && <span className="word">{word}</span>}
        </Button>
      </WithTooltip>
      <Popover className="popover" placement="bottom end" offset={4}>
        <Menu className="menu" aria-label={name}>
          {actions.map((action) => (
            <Action key={action.name} {...action} />
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  )
}
