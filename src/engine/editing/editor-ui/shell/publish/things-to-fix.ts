import { isAtOrBelow } from '../../../../base/shared-types/json'
import type { PublishProblem } from '../../../edited-site/publishing'
import { sitePartOf } from '../../model/page/page-problems'
import { titleOfPage } from '../../model/page/page-title'
import type { Session } from '../../model/session/session'
import { showField, showPlace } from '../show-field'

export interface ThingToFix {
  /** "About us", "Heading of Banner, About us" */
  place: string
  message: string
  show?: () => Promise<void>
}

const leadTo = (session: Session, name: string, pointer: string) => async () => {
  if (session.state.name !== name) await session.open(name)
  await showField(session, pointer)
}

const typed = (session: Session): ThingToFix[] =>
  session.state.unsaved.map(({ open, name, pointer, message, lacks, conflict }) => ({
    place: `${open.label}, ${titleOfPage(session.state.overview, open.page.text.path)}`,
    message: message ?? lacks ?? conflict?.sentence ?? 'This text is not in the file yet.',
    ...(pointer !== undefined && { show: leadTo(session, name, pointer) }),
  }))

function inFile(session: Session, { message, pointer, line, page, title }: PublishProblem): ThingToFix {
  const name = pointer.startsWith('/shared/') ? pointer.split('/')[2] : undefined
  const shared = session.state.overview?.shared.find((block) => block.pointer === `/shared/${name}`)
  const own = page ?? shared?.pages[0]
  const place = title || (own && titleOfPage(session.state.overview, own)) || 'Site settings'
  // A page that shares its path with another one is known by its pointer.
  const holder = session.state.overview?.pages.find((one) => isAtOrBelow(pointer, one.pointer))
  if (holder) return { place, message, show: () => showPlace(session, { pointer }) }
  const opened = own ?? (sitePartOf(pointer) && session.state.name)
  if (opened === undefined) return { place: `${place}, line ${line} of pages.json`, message }
  return { place, message, show: leadTo(session, opened, pointer) }
}

export function pagesToFill(session: Session, toFillIn: readonly PublishProblem[]): (ThingToFix & { count: number })[] {
  const pages = new Map<string, ThingToFix & { count: number }>()
  for (const problem of toFillIn) {
    const thing = inFile(session, problem)
    const known = pages.get(thing.place)
    if (known) known.count++
    else pages.set(thing.place, { ...thing, count: 1 })
  }
  return [...pages.values()]
}

/** Refused texts come before errors of the file. */
export const thingsToFix = (session: Session, toFix: readonly PublishProblem[]): ThingToFix[] => [
  ...typed(session),
  ...toFix.map((problem) => inFile(session, problem)),
]
