import { setEnd, setStart, visibilityOf } from '../../../model/edits/visibility'
import { describeField } from '../../../model/page/field'
import type { OpenPage } from '../../../model/page/open-page'
import { AddressInput } from '../addresses/AddressInput'
import { TimeInput } from '../TimeInput'

export const startLabel = 'Day on which the page appears'
export const endLabel = 'End of the page'

/** A draft stays a draft. */
export function StartField({ page, isDraft }: { page: OpenPage; isDraft: boolean }) {
  const field = describeField(page, `${page.pointer}/publish`)
  const write = isDraft ? undefined : setStart
  return <TimeInput field={{ ...field, isRequired: !isDraft }} label={startLabel} write={write} />
}

export function EndFields({ page }: { page: OpenPage }) {
  const place = `${page.pointer}/expire`
  const end = describeField(page, `${place}/at`)
  const target = describeField(page, `${place}/redirect`)
  return (
    <>
      <TimeInput field={{ ...end, label: 'Ends', isRequired: true }} label={endLabel} write={setEnd} />
      {visibilityOf(page).ends && (
        <AddressInput field={{ ...target, label: 'Lead visitors to' }} label="Page that visitors are led to" />
      )}
    </>
  )
}
