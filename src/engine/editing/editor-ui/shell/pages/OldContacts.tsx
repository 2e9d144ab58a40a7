import { useEffect } from 'react'
import { nounFor, plural } from '../../../../base/text/numbers'
import type { AffectedPlace, ChangedContact } from '../../../edited-site/page-changes'
import { changedContacts, contactsIn } from '../../model/page/contacts'
import { sitePart } from '../../model/page/page-problems'
import { titleOfPage } from '../../model/page/page-title'
import { explainAnswer } from '../../model/session/explain-answer'
import type { Session } from '../../model/session/session'
import { useSession, useSessionState } from '../../views/use-editor'
import { showPlace } from '../show-field'
import { usePlan } from './use-plan'

/** As they were when they were shown first, by pointer. */
const firstShown = new WeakMap<Session, Map<string, string>>()

export function OldContacts() {
  const session = useSession()
  const { page } = useSessionState('page')
  const known = firstShown.get(session) ?? new Map<string, string>()
  const now = page ? contactsIn(page, sitePart) : []
  useEffect(() => {
    firstShown.set(session, known)
    for (const { pointer, value } of now) if (!known.has(pointer)) known.set(pointer, value)
  })
  const changed = changedContacts(now, known)
  return [...changed].map(([shown, contacts]) => <OldContact key={shown} contacts={contacts} />)
}

function sayPlaces(places: readonly AffectedPlace[], noun: string): string {
  const pages = new Set(places.flatMap(({ page }) => page ?? []))
  const others = places.filter(({ page }) => page === undefined).length
  const around = [
    ...(pages.size > 0 ? [`on ${plural(pages.size, 'page')}`] : []),
    ...(others > 0 ? [`in ${plural(others, 'setting')} or shared ${nounFor(others, 'block', 'blocks')}`] : []),
  ]
  return `The old ${noun} is still ${around.join(' and ')}.`
}

function OldContact({ contacts }: { contacts: readonly ChangedContact[] }) {
  const session = useSession()
  const { overview, name } = useSessionState('overview', 'name')
  // The plan is another one after each change of the file.
  const { plan } = usePlan({ kind: 'contact', contacts, page: name }, overview?.revision)
  const [first] = contacts
  if (!plan || !first || plan.places.length === 0) return null
  const { from, to } = first
  const changeAll = async () => {
    const answer = await session.changePages({ kind: 'contact', contacts, page: name }, 'stay')
    session.announce(explainAnswer(answer) ?? `${from} changed to ${to}`)
  }
  return (
    <section className="note old-contact" role="status">
      <p>
        {sayPlaces(plan.places, from.includes('@') ? 'address' : 'number')} <b>{from}</b>
      </p>
      <ul>
        {plan.places.map((place) => (
          <li key={place.pointer}>
            <button type="button" className="quiet" onClick={() => void showPlace(session, place)}>
              {place.page === undefined ? place.words : `${titleOfPage(overview, place.page)}: ${place.words}`}
            </button>
          </li>
        ))}
      </ul>
      <button type="button" onClick={() => void changeAll()}>
        Change them all
      </button>
    </section>
  )
}
