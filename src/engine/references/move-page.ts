import type { Check, PublicFiles, Schemas } from '../check'
import type { Edit } from '../edits/edit'
import { EditedText } from '../edits/edited-text'
import { insertItem, removeValue, replaceValue } from '../edits/make-edits'
import { Failure } from '../model/failure'
import type { Moment } from '../schedule/local-time'
import { isEmpty } from '../schedule/span'
import { findPageReferences, type Reference } from './find-references'
import { demandSound, type OpenSite, openSite } from './open-site'
import { rewrite } from './rewrite'

/** How a page gets another path. */
export interface PageMove {
  edits: Edit[]
  /** The text after it. */
  text: string
  /** The old path of each page that moves, with its new one. */
  moves: [string, string][]
  /** The old paths that get a redirect: those that visitors may know. */
  redirected: string[]
  /** The links and other places that are rewritten. */
  places: Reference[]
  /** Pages under the old path that stay where they are. */
  staying: string[]
}

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Throws a Failure where there can be no page at a path. */
export function demandFreePath({ content }: OpenSite, path: string): void {
  if (!pathForm.test(path))
    throw new Failure(
      `"${path}" cannot be a path. Write lower-case letters, digits and single hyphens after each slash, for example "/work/big-idea".`,
    )
  const taken = content.byPath.get(path)
  if (!taken) return
  const what = taken.redirect === undefined ? 'a page' : `a redirect to "${taken.redirect}"`
  throw new Failure(`There is already ${what} at "${path}". Nothing was changed.`)
}

function demandMovable({ content }: OpenSite, from: string): void {
  const page = content.byPath.get(from)
  if (!page) throw new Failure(`There is no page "${from}". Nothing was moved.`)
  if (page.redirect !== undefined)
    throw new Failure(`"${from}" is a redirect to "${page.redirect}", not a page: there is nothing to move.`)
  if (from === '/' || from === '/404')
    throw new Failure(`The page "${from}" must stay: browsers and hosts ask for it by this path.`)
}

/** Returns whether visitors may know a path: no draft and no page of the future has been seen there. */
const wasPublic = ({ content }: OpenSite, path: string, now: Moment): boolean =>
  content.timetable.at(path).some((page) => !isEmpty(page.public) && page.public.from <= now)

/**
 * Plans how a page moves to another path: every link to it follows, and a redirect leads visitors of the old path on,
 * if they may know it. A redirect from the new path to the page goes: the page moves back. Throws a Failure where it
 * cannot be.
 */
export function planMove(
  site: OpenSite,
  from: string,
  to: string,
  withChildren: boolean,
  now: Moment = Date.now(),
): PageMove {
  const { content, text } = site
  demandMovable(site, from)
  const children = content.pages.filter(({ path, redirect }) => path.startsWith(`${from}/`) && redirect === undefined)
  // Several pages may take turns at a path.
  const moved = withChildren ? [...new Set(children.map(({ path }) => path))] : []
  const moves = [from, ...moved].map((path): [string, string] => [path, to + path.slice(from.length)])
  const isBack = ([old, path]: [string, string]) => content.byPath.get(path)?.redirect === old
  for (const [old, path] of moves) {
    demandMovable(site, old)
    if (!isBack([old, path])) demandFreePath(site, path)
  }
  const back = moves.filter(isBack).map(([, path]) => content.byPath.get(path)?.pointer ?? '')
  const links = moves.flatMap(([old, path]) => findPageReferences(site, old).map((place) => ({ ...place, text: path })))
  const places = links.filter(({ pointer }) => !back.some((redirect) => pointer.startsWith(`${redirect}/`)))
  const edited = new EditedText(text).do(...rewrite(site, places))
  const newPaths = new Map(moves)
  const paths = content.pages.flatMap(({ path, pointer }) => {
    const to = newPaths.get(path)
    return to === undefined ? [] : [replaceValue(edited.text, `${pointer}/path`, JSON.stringify(to))]
  })
  edited.do(...paths)
  const known = moves.filter(([old]) => wasPublic(site, old, now))
  for (const [path, redirect] of known) edited.do(insertItem(edited.text, '/pages', JSON.stringify({ path, redirect })))
  // From the last one: the others keep their places.
  const numberOf = (pointer: string) => Number(pointer.split('/')[2])
  for (const pointer of back.toSorted((one, other) => numberOf(other) - numberOf(one)))
    edited.do(removeValue(edited.text, pointer))
  return {
    edits: edited.edits,
    text: edited.text,
    moves,
    redirected: known.map(([old]) => old),
    places,
    staying: withChildren ? [] : children.map(({ path }) => path),
  }
}

/**
 * Moves a page to another path in the text of a pages.json. Only what names the page is changed, every other character
 * stays. Throws a Failure, with nothing done, when the site has errors, or would have some then.
 */
export function movePage(
  { text, files, schemas, check }: { text: string; files: PublicFiles; schemas: Schemas; check: Check },
  from: string,
  to: string,
  withChildren: boolean,
): PageMove {
  demandSound(check({ text, files }).problems, text, 'Mend this first; nothing was moved.')
  const plan = planMove(openSite(text, files, schemas), from, to, withChildren)
  const problems = check({ text: plan.text, files }).problems
  demandSound(problems, plan.text, 'The site would have these problems then, so nothing was moved.')
  return plan
}
