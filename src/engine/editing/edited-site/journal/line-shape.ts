import { isText } from '../../../base/shared-types/json'
import { isKeptName, isPublicAddress } from '../files/file-name'
import { isEdit } from '../requests/edit-shape'
import { isCount, listOf, matches, oneOf, oneOfKinds, optional, partOf, shape } from '../requests/shape'
import type { JournalLine } from './journal-lines'

const id = matches(/^[\w-]{1,64}$/)
const revision = matches(/^[\da-f]{16}$/)
const time = (value: unknown) => isText(value) && !Number.isNaN(Date.parse(value))
const address = (value: unknown) => isText(value) && isPublicAddress(value)
const kept = (value: unknown) => isText(value) && isKeptName(value)

const entry = {
  ...{ id, time, label: isText, page: isText, revision, window: optional(id) },
  edits: listOf(isEdit),
  inverse: listOf(isEdit),
  taken: optional(shape({ address, kept })),
  isBack: optional(oneOf(true)),
  state: oneOf('done', 'undone', 'dropped', 'failed'),
  drops: optional(listOf(id)),
}

const { edits, inverse, state } = entry
const change = partOf({ edits, inverse, revision, state })

const splice = shape({ offset: isCount, removed: isText, added: isCount })
const step = shape({ before: revision, after: revision, splice: optional(splice) })

const steps = {
  command: shape({ entry: shape(entry), step: optional(step) }),
  change: shape({ id, change, was: change, step: optional(step) }),
}

const place = { page: isText, pointer: isText }

const hasShape = oneOfKinds({
  ...steps,
  kept: shape({ entry: shape(entry) }),
  failed: shape({ line: oneOfKinds(steps) }),
  outside: shape({ step }),
  draft: shape({
    draft: shape({ ...place, label: isText, text: isText, revision: isText, time, isClash: optional(oneOf(true)) }),
  }),
  'draft-dropped': shape(place),
})

export const isJournalLine = (value: unknown): value is JournalLine => hasShape(value)
