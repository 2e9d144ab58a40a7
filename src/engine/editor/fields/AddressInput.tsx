import { useId } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { FileButton } from '../pictures/FileButton'
import { useSession, useSessionState } from '../session/use-session'
import { described, FieldFrame } from './FieldFrame'
import type { Field } from './field'
import { placesFor } from './places'
import { useTyped } from './use-typed'

interface AddressInputProps {
  field: Field
  label: string
}

/** Longer lists help nobody: typing makes them shorter. */
const mostShown = 60

/** An address: of a page, a place, a file or a website. What is there is offered while it is typed. */
export function AddressInput({ field, label }: AddressInputProps) {
  const id = useId()
  const session = useSession()
  const { page, overview } = useSessionState()
  const { text, message, type, finish, reset } = useTyped(field, label)
  if (!page || !overview) return null
  const words = text.toLowerCase()
  const places = placesFor(field.kind, overview, page, session.files)
  const isFile = field.kind === 'image' || field.kind === 'file'
  const isWhole = places.some(({ address }) => address === text)
  const found = places.filter(({ address, title }) => isWhole || `${address} ${title}`.toLowerCase().includes(words))
  const { 'aria-describedby': describedBy, ...attributes } = described(id, message)
  return (
    <FieldFrame field={field} id={id} message={message}>
      <ComboBox
        aria-label={field.kind === 'href' ? 'Link address' : field.label}
        aria-describedby={describedBy}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="focus"
        inputValue={text}
        items={found.slice(0, mostShown)}
        onInputChange={(value) => {
          if (value !== text) type(value)
        }}
        onSelectionChange={(key) => {
          if (key === null) return
          type(String(key))
          finish()
        }}
        onFocus={() => isFile && void session.desk.refresh()}
        onBlur={() => finish()}
      >
        <Input
          {...attributes}
          data-pointer={field.pointer}
          placeholder={field.placeholder}
          onKeyDown={({ key, nativeEvent }) => {
            if (key === 'Escape' && !nativeEvent.isComposing) reset()
          }}
        />
        <Popover className="suggestions">
          <ListBox renderEmptyState={() => <p className="empty">Nothing on this site is called so.</p>}>
            {({ address, title }: { address: string; title: string }) => (
              <ListBoxItem id={address} textValue={address}>
                {field.kind === 'image' && <img src={address} alt="" loading="lazy" />}
                <span className="title">{title}</span>
                <span className="address">{address}</span>
              </ListBoxItem>
            )}
          </ListBox>
        </Popover>
      </ComboBox>
      {isFile && <FileButton field={field} label={label} />}
    </FieldFrame>
  )
}
