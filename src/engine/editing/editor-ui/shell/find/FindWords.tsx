import { useEffect, useId, useRef, useState } from 'react'
import { addTo } from '../../../../base/shared-types/maps'
import { plural } from '../../../../base/text/numbers'
import type { AffectedPlace, PageChange } from '../../../edited-site/page-changes'
import { languagesOf } from '../../model/languages/languages'
import { titleOfPage } from '../../model/page/page-title'
import { explainAnswer } from '../../model/session/explain-answer'
import type { Session } from '../../model/session/session'
import { type DialogProps, EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { SearchBox } from '../../views/SearchBox'
import { useSession, useSessionState } from '../../views/use-editor'
import { usePlan } from '../pages/use-plan'
import { showPlace } from '../show-field'
import { FoundLine } from './FoundLine'

type Wanted = Pick<Extract<PageChange, { kind: 'words' }>, 'find' | 'to' | 'like' | 'isWhole' | 'inAddresses'>

const nothing: Wanted = { find: '', to: '', like: 'any case', isWhole: false, inAddresses: false }

/** As it was when the dialog was closed. */
const lastWanted = new WeakMap<Session, Wanted>()

/** What the dialog looks for when it is opened next. Without words, what it looked for last. */
export function lookFor(session: Session, words: string): void {
  const find = words.trim()
  if (find !== '') lastWanted.set(session, { ...(lastWanted.get(session) ?? nothing), find })
}

/** A longer list is slow, and no help. */
const maxPlaces = 200

interface Hit {
  place: AffectedPlace
  /** Among those of its place. */
  index: number
}

/** "/about", or what is on no page. */
const groupOf = ({ page, pointer }: AffectedPlace): string =>
  page ?? (pointer.startsWith('/shared/') ? 'Shared blocks' : 'Site settings')

function sayCount(hits: readonly Hit[]): string {
  const pages = new Set(hits.flatMap(({ place }) => place.page ?? []))
  return `Found ${plural(hits.length, 'time')}${pages.size > 0 ? ` on ${plural(pages.size, 'page')}` : ''}.`
}

const deeds = {
  replace: {
    one: 'Replace',
    all: (count: number) => `Replace all ${count}`,
    done: (times: string) => `The words were replaced ${times}. Undo takes it back.`,
    nothing: 'Nothing was replaced.',
  },
  remove: {
    one: 'Remove',
    all: (count: number) => `Remove all ${count}`,
    done: (times: string) => `The words were removed ${times}. Undo takes it back.`,
    nothing: 'Nothing was removed.',
  },
}

interface CheckProps {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
}

function Check({ label, isOn, onChange }: CheckProps) {
  return (
    <label>
      <input type="checkbox" checked={isOn} onChange={({ target }) => onChange(target.checked)} />
      {label}
    </label>
  )
}

function Search({ onClose }: Pick<DialogProps, 'onClose'>) {
  const session = useSession()
  const id = useId()
  const { overview, name } = useSessionState('overview', 'name')
  const [wanted, setWanted] = useState(() => lastWanted.get(session) ?? nothing)
  const [removes, setRemoves] = useState(false)
  const [said, setSaid] = useState<string>()
  /** The place of the row that was replaced, until the list is another one. */
  const [replaced, setReplaced] = useState<number>()
  const list = useRef<HTMLDivElement>(null)
  const { find, to } = wanted
  const change = { kind: 'words' as const, page: name, ...wanted, ...(removes && { to: '' }) }
  const isAsked = find.trim() !== ''
  const { plan, problem } = usePlan(isAsked ? { ...change, to: '' } : undefined, overview?.revision)
  const hits = (plan?.places ?? []).flatMap((place) => (place.found ?? []).map((_, index): Hit => ({ place, index })))
  const groups = new Map<string, Hit[]>()
  for (const hit of hits.slice(0, maxPlaces)) addTo(groups, groupOf(hit.place), hit)
  const languages = languagesOf(overview)
  const set = (part: Partial<Wanted>) => {
    lastWanted.set(session, { ...wanted, ...part })
    setWanted({ ...wanted, ...part })
    setSaid(undefined)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: with another plan the next row has the focus
  useEffect(() => {
    if (replaced === undefined) return
    setReplaced(undefined)
    const buttons = list.current?.querySelectorAll<HTMLElement>('.replace-one') ?? []
    const next = buttons[Math.min(replaced, buttons.length - 1)]
    ;(next ?? document.querySelector<HTMLElement>('.find-head input'))?.focus()
  }, [plan])
  const replace = async (only?: Hit) => {
    if (replaced !== undefined || !isReady) return
    setReplaced(only ? hits.indexOf(only) : 0)
    const at = only && { only: { pointer: only.place.pointer, index: only.index } }
    const answer = await session.changePages({ ...change, ...at }, 'stay')
    const why = explainAnswer(answer)
    if (why !== undefined) setReplaced(undefined)
    const times = only || hits.length === 1 ? 'once' : `${hits.length} times`
    setSaid(why === undefined ? deed.done(times) : `${deed.nothing} ${why}`)
  }
  const deed = removes ? deeds.remove : deeds.replace
  const isReady = removes || to !== ''
  const asks = isReady ? '' : ' Type what replaces them, or choose “Remove the words”.'
  return (
    <>
      <div className="find-head">
        <div className="field">
          <span className="label" aria-hidden="true">
            Find
          </span>
          <SearchBox label="Find" placeholder="" words={find} onWords={(typed) => set({ find: typed })} />
        </div>
        <div className="field">
          <label htmlFor={id}>Replace with</label>
          <input
            id={id}
            autoComplete="off"
            dir="auto"
            value={removes ? '' : to}
            disabled={removes}
            onChange={({ target }) => set({ to: target.value })}
          />
          <div className="find-ways">
            <Check label="Remove the words" isOn={removes} onChange={setRemoves} />
          </div>
        </div>
        <fieldset className="find-ways">
          <legend className="visually-hidden">What is found</legend>
          <Check
            label="Same capitals"
            isOn={wanted.like === 'same'}
            onChange={(isOn) => set({ like: isOn ? 'same' : 'any case' })}
          />
          <Check label="Whole words" isOn={wanted.isWhole} onChange={(isWhole) => set({ isWhole })} />
          <Check
            label="Addresses of links, too"
            isOn={wanted.inAddresses}
            onChange={(inAddresses) => set({ inAddresses })}
          />
        </fieldset>
      </div>
      <div ref={list} className="found-list">
        {isAsked && plan && hits.length === 0 && (
          <Empty icon="search" words={`No text has “${find}”.`}>
            {!wanted.inAddresses && (
              <button type="button" onClick={() => set({ inAddresses: true })}>
                Search the addresses of links, too
              </button>
            )}
          </Empty>
        )}
        {[...groups].map(([group, found]) => (
          <section
            key={group}
            aria-label={titleOfPage(overview, group)}
            lang={group.startsWith('/') ? languages?.of(group) : undefined}
          >
            <h3>
              {titleOfPage(overview, group)} {group.startsWith('/') && <span className="found-address">{group}</span>}
            </h3>
            <ul>
              {found.map((hit) => (
                <li key={`${hit.place.pointer} ${hit.index}`}>
                  <FoundLine
                    {...hit}
                    onShow={() => {
                      onClose()
                      void showPlace(session, hit.place)
                    }}
                  />
                  <button
                    type="button"
                    className="replace-one"
                    lang="en"
                    aria-disabled={replaced !== undefined || !isReady}
                    onClick={() => void replace(hit)}
                  >
                    {deed.one}
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {hits.length > maxPlaces && (
          <p className="help">{hits.length - maxPlaces} more. Write more words to see them.</p>
        )}
      </div>
      <footer className="dialog-foot">
        <p role="status">
          {said ?? problem ?? (isAsked && plan ? sayCount(hits) + (hits.length > 0 ? asks : '') : '')}
        </p>
        {hits.length > 0 && (
          <button
            type="button"
            className={removes ? 'danger' : 'primary'}
            aria-disabled={replaced !== undefined || !isReady}
            onClick={() => void replace()}
          >
            {deed.all(hits.length)}
          </button>
        )}
      </footer>
    </>
  )
}

export function FindWords(props: DialogProps) {
  return (
    <EditorDialog size="narrow" title="Find and replace" {...props}>
      <Search onClose={props.onClose} />
    </EditorDialog>
  )
}
