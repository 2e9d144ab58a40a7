import { useId } from 'react'
import { writeField } from '../../../model/edits/field-edits'
import { completeAddress } from '../../../model/links/address'
import { suggestTargets } from '../../../model/links/find-targets'
import { type LinkTarget, pageOf, pagePathOf, targetsFor, withSections } from '../../../model/links/link-targets'
import type { OpenPage } from '../../../model/page/open-page'
import { useFileManager, useSession, useSessionState } from '../../use-editor'
import { described, FieldFrame, type FieldInputProps, placeholderOf } from '../frame/FieldFrame'
import { SuggestingInput } from '../suggestions/SuggestingInput'
import { useTyped } from '../use-typed'
import { useLinkTargetsOn } from './use-link-targets-on'

export function AddressInput({ field, label }: FieldInputProps) {
  const id = useId()
  const session = useSession()
  const manager = useFileManager()
  const { overview, page } = useSessionState('overview', 'page')
  const { text, message, type, finish, reset } = useTyped(field, label)
  const sections = useLinkTargetsOn(overview && pagePathOf(field.kind, text, overview))
  const places = overview ? targetsFor(field.kind, overview, manager.addresses, page?.languageAt(field.pointer)) : []
  const { found, first } = suggestTargets(text, withSections(places, pageOf(text), sections))
  const isFile = field.kind === 'image' || field.kind === 'file'
  const choose = ({ address, edits }: Pick<LinkTarget, 'address' | 'edits'>) => {
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
    const meant = completeAddress(text)
    if (field.kind === 'href' && meant !== text) type(meant)
    finish()
  }
  return (
    <FieldFrame field={field} id={id} message={message}>
      <SuggestingInput
        {...described(id, message)}
        aria-label={field.kind === 'href' ? 'Link address' : undefined}
        value={text}
        found={found.map(({ kind, address, title }) => ({
          ...{ value: address, title, detail: kind === 'place' ? 'Section' : address },
          picture: field.kind === 'image' ? address : undefined,
        }))}
        first={first}
        listLabel={`Suggestions for ${field.label}`}
        placeholder={placeholderOf(field)}
        data-pointer={field.pointer}
        onFocus={() => isFile && void manager.refresh()}
        onType={type}
        onChoose={(index) => choose(found[index] ?? { address: text })}
        onLeave={leave}
        onGiveUp={reset}
      />
    </FieldFrame>
  )
}
