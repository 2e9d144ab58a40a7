import { isAtOrBelow, isObject, parentPointer, unescapeToken } from '../../../../base/shared-types/json'
import { takeOut } from '../../model/edits/field-edits'
import { describeField, type Field, fieldNames } from '../../model/page/field'
import type { OpenPage } from '../../model/page/open-page'
import { useSession, useSessionState } from '../use-editor'
import { ErrorMessage } from './frame/FieldFrame'

const withoutSentence: Field['kind'][] = ['list', 'object']

const nameAt = (pointer: string) => unescapeToken(pointer.slice(parentPointer(pointer).length + 1))

const isUnknown = (page: OpenPage, pointer: string): boolean =>
  isObject(page.valueAt(parentPointer(pointer))) &&
  page.valueAt(pointer) !== undefined &&
  !Object.hasOwn(page.fieldsAt(parentPointer(pointer)), nameAt(pointer))

function isSaidThere(page: OpenPage, pointer: string): boolean {
  const isShown = fieldNames(page, parentPointer(pointer)).includes(nameAt(pointer))
  return isShown && !withoutSentence.includes(describeField(page, pointer).kind)
}

interface LooseProblemsProps {
  pointer: string
  owner: string
}

/** What no schema allows can be removed. */
export function LooseProblems({ pointer, owner }: LooseProblemsProps) {
  const session = useSession()
  const { page } = useSessionState('page')
  if (!page) return null
  const isOther = (place: string) => pointer === page.pointer && place.startsWith(`${pointer}/blocks/`)
  const loose = page.text.problems.filter(
    ({ severity, pointer: place }) =>
      severity === 'error' && isAtOrBelow(place, pointer) && !isOther(place) && !isSaidThere(page, place),
  )
  return loose.map(({ pointer: place, message }) => (
    <div key={place} className="note" data-pointer={place} tabIndex={-1}>
      <ErrorMessage>{message}</ErrorMessage>
      {isUnknown(page, place) && (
        <button
          type="button"
          onClick={() =>
            void session.do({
              label: `${nameAt(place)} of ${owner} removed`,
              edits: (open) => takeOut(open, place),
              allowProblems: true,
            })
          }
        >
          Remove “{nameAt(place)}”
        </button>
      )}
    </div>
  ))
}
