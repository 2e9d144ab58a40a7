import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { writeField } from '../../../model/edits/field-edits'
import { completeAddress } from '../../../model/links/address'
import { matchTargets } from '../../../model/links/find-targets'
import { type LinkTarget, pagePathOf, targetsFor } from '../../../model/links/link-targets'
import type { Field } from '../../../model/page/field'
import type { OpenPage } from '../../../model/page/open-page'
import { useFileManager, useSession, useSessionState } from '../../use-editor'
import { described, FieldFrame, placeholderOf } from '../frame/FieldFrame'
import { useTyped } from '../use-typed'
import { optionId, Suggestions } from './Suggestions'
import { useLinkTargetsOn } from './use-link-targets-on'

interface AddressInputProps {
  field: Field
  label: string
}

/** A longer list is no help: typing makes it shorter. */
const maxShown = 60

/** Whether a text is an address already, so that Enter takes it and no suggestion: it has a beginning of its own, or is one of these. */
const isAddress = (text: string, targets: readonly LinkTarget[]) =>
  /^[a-z][a-z0-9+.-]*:./i.test(completeAddress(text)) || targets.some(({ address }) => address === text)

export function AddressInput({ field, label }: AddressInputProps) {
  const id = useId()
  const session = useSession()
  const manager = useFileManager()
  const { overview, page } = useSessionState('overview', 'page')
  const { text, message, type, finish, reset } = useTyped(field, label)
  const [isWanted, setWanted] = useState(false)
  const [moved, setMoved] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const onPage = useLinkTargetsOn(overview && pagePathOf(field.kind, text, overview))
  const places = overview ? targetsFor(field.kind, overview, manager.addresses, page?.languageAt(field.pointer)) : []
  const isWhole = places.some(({ address }) => address === text)
  const targets = [...onPage, ...places]
  const found = (isWhole ? targets : matchTargets(targets, text)).slice(0, maxShown)
  const isOpen = isWanted && found.length > 0
  const isFile = field.kind === 'image' || field.kind === 'file'
  const first = isAddress(text, places) ? found.findIndex(({ address }) => address === text) : 0
  const active = Math.min(moved ?? first, found.length - 1)
  const list = `${id}-list`

  useEffect(() => {
    if (isOpen) document.getElementById(optionId(list, active))?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, active, list])

  const open = (isNow: boolean) => {
    setWanted(isNow)
    setMoved(undefined)
  }
  const choose = ({ address, edits }: LinkTarget) => {
    open(false)
    if (edits) {
      reset()
      const json = JSON.stringify(address)
      const all = (page: OpenPage) => [...edits, ...writeField(page, field.pointer, json)]
      void session.do({ label: `${label} changed`, edits: all })
    } else {
      type(address)
      finish()
    }
  }
  const leave = () => {
    open(false)
    const meant = completeAddress(text)
    if (field.kind === 'href' && meant !== text) type(meant)
    finish()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, nativeEvent } = event
    if (nativeEvent.isComposing) return
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault()
      const step = key === 'ArrowDown' ? 1 : -1
      if (isOpen) setMoved((active + step + found.length) % found.length)
      else setWanted(true)
    } else if (key === 'Enter') {
      event.preventDefault()
      const target = isOpen ? found[active] : undefined
      if (target) choose(target)
      else leave()
    } else if (key === 'Escape') {
      if (isOpen) open(false)
      else reset()
    }
  }
  return (
    <FieldFrame field={field} id={id} message={message}>
      <input
        {...described(id, message)}
        ref={input}
        role="combobox"
        aria-label={field.kind === 'href' ? 'Link address' : undefined}
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
        value={text}
        placeholder={placeholderOf(field)}
        autoComplete="off"
        spellCheck={false}
        dir="auto"
        translate="no"
        data-pointer={field.pointer}
        onChange={({ target }) => {
          type(target.value)
          open(target.value !== '')
        }}
        onFocus={() => isFile && void manager.refresh()}
        onBlur={leave}
        onKeyDown={onKeyDown}
      />
      <Suggestions
        {...{ id: list, label: `Suggestions for ${field.label}`, at: input, isOpen, targets: found, active }}
        hasPictures={field.kind === 'image'}
        onChoose={choose}
        onClose={() => open(false)}
      />
    </FieldFrame>
  )
}
