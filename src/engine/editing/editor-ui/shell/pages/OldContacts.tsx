import { useEffect } from 'react'
import { escapeToken, isObject } from '../../../../base/shared-types/json'
import { nounFor, plural } from '../../../../base/text/numbers'
import type { AffectedPlace } from '../../../edited-site/page-changes'
import { explainAnswer } from '../../model/session/explain-answer'
import type { Session } from '../../model/session/session'
import { useSession, useSessionState } from '../../views/use-editor'
import { showField } from '../show-field'
import { usePlan } from './use-plan'

const email = /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/
const phone = /^[+(]?\d[\d\s().‐–/-]{5,28}\d$/

function contactsIn(value: unknown, pointer: string): [pointer: string, contact: string][] {
  if (typeof value === 'string') return email.test(value) || phone.test(value) ? [[pointer, value]] : []
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([name, field]) => contactsIn(field, `${pointer}/${escapeToken(name)}`))
}

/** As they were when they were shown first, by pointer. */
const firstShown = new WeakMap<Session, Map<string, string>>()

export function OldContacts() {
  const session = useSession()
  const { page } = useSessionState()
  const known = firstShown.get(session) ?? new Map<string, string>()
  const now = contactsIn(page?.valueAt('/site'), '/site')
  useEffect(() => {
    firstShown.set(session, known)
    for (const [pointer, contact] of now) if (!known.has(pointer)) known.set(pointer, contact)
  })
  return now.map(([pointer, to]) => {
    const from = known.get(pointer) ?? to
    return from === to ? null : <OldContact key={pointer} {...{ from, to }} />
  })
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

function OldContact({ from, to }: { from: string; to: string }) {
  const session = useSession()
  const { overview, name } = useSessionState()
  // The plan is another one after each change of the file.
  const { plan } = usePlan({ kind: 'contact', from, to, page: name }, overview?.revision)
  if (!plan || plan.places.length === 0) return null
  const titleOf = (path: string) => overview?.pages.find((one) => one.path === path)?.title ?? path
  const show = async ({ page, pointer }: AffectedPlace) => {
    if (page !== undefined && page !== name) await session.open(page)
    await showField(session, pointer)
  }
  const changeAll = async () => {
    const answer = await session.changePages({ kind: 'contact', from, to, page: name }, 'stay')
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
            <button type="button" className="quiet" onClick={() => void show(place)}>
              {place.page === undefined ? place.words : `${titleOf(place.page)}: ${place.words}`}
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
