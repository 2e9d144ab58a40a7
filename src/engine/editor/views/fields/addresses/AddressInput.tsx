import { useId } from 'react'
import { ComboBox, Input, ListBox, ListBoxItem, Popover } from 'react-aria-components'
import { writeField } from '../../../model/edits/field-edits'
import { completeAddress } from '../../../model/links/address'
import { type LinkTarget, pagePathOf, targetsFor } from '../../../model/links/link-targets'
import type { Field } from '../../../model/page/field'
import type { OpenPage } from '../../../model/page/open-page'
import { FileButton } from '../../files/FileButton'
import { useFileManager, useSession, useSessionState } from '../../use-editor'
import { described, FieldFrame } from '../FieldFrame'
import { useTyped } from '../use-typed'
import { useLinkTargetsOn } from './use-link-targets-on'

interface AddressInputProps {
  field: Field
  label: string
}

/** A longer list is no help: typing makes it shorter. */
const maxShown = 60

/** An address of a page, place, file or website, with suggestions. */
export function AddressInput({ field, label }: AddressInputProps) {
  const id = useId()
  const session = useSession()
  const manager = useFileManager()
  const { overview } = useSessionState()
  const { text, message, type, finish, reset } = useTyped(field, label)
  const onPage = useLinkTargetsOn(overview && pagePathOf(field.kind, text, overview))
  if (!overview) return null
  const words = text.toLowerCase()
  const places = targetsFor(field.kind, overview, manager.addresses)
  const isFile = field.kind === 'image' || field.kind === 'file'
  const isWhole = places.some(({ address }) => address === text)
  const isFound = ({ address, title }: LinkTarget) => isWhole || `${address} ${title}`.toLowerCase().includes(words)
  const found = [...onPage, ...places].filter(isFound)
  const choose = (place: LinkTarget) => {
    const { address, edits } = place
    if (edits) {
      reset()
      const json = JSON.stringify(address)
      const all = (open: OpenPage) => [...edits, ...writeField(open, field.pointer, json)]
      void session.do({ label: `${label} changed`, edits: all })
    } else {
      type(address)
      finish()
    }
  }
  const { 'aria-describedby': describedBy, ...attributes } = described(id, message)
  const leave = () => {
    const meant = completeAddress(text)
    if (field.kind === 'href' && meant !== text) type(meant)
    finish()
  }
  return (
    <FieldFrame field={field} id={id} message={message}>
      <ComboBox
        aria-label={field.kind === 'href' ? 'Link address' : field.label}
        aria-describedby={describedBy}
        allowsCustomValue
        allowsEmptyCollection
        menuTrigger="focus"
        inputValue={text}
        items={found.slice(0, maxShown)}
        onInputChange={(value) => {
          if (value !== text) type(value)
        }}
        onSelectionChange={(key) => {
          const place = found.find(({ address }) => address === key)
          if (place) choose(place)
        }}
        onFocus={() => isFile && void manager.refresh()}
        onBlur={leave}
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
