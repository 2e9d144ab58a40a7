import { Failure } from '../../base/shared-types/failure'
import type { Check, PublicFiles } from '../check'
import type { Edit } from '../json-edits/edit'
import { EditedText } from '../json-edits/edited-text'
import { insertItem, removeValue, replaceValue } from '../json-edits/make-edits'
import type { Moment } from '../publication-dates/local-time'
import { isEmpty } from '../publication-dates/span'
import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'
import { findPageReferences, type Reference } from './find-references'
import { type OpenSite, readOpenSite, requireNoErrors } from './open-site'
import { rewrite } from './rewrite'

export interface PageMove {
  edits: Edit[]
  text: string
  moves: [string, string][]
  /** Old paths that get a redirect, because visitors can know them. */
  redirected: string[]
  places: Reference[]
  staying: string[]
}

export interface MoveFacts {
  now?: Moment
  published?: ReadonlySet<string>
}

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

/** Throws a Failure. */
export function requireFreePath({ content }: OpenSite, path: string): void {
  if (!pathForm.test(path))
    throw new Failure(
      `"${path}" cannot be a path. Write lower-case letters, digits and single hyphens after each slash, for example "/work/big-idea".`,
    )
  const taken = content.byPath.get(path)
  if (!taken) return
  const what = taken.redirect === undefined ? 'a page' : `a redirect to "${taken.redirect}"`
  throw new Failure(`There is already ${what} at "${path}". Nothing was changed.`)
}

function requireMovable({ content }: OpenSite, from: string): void {
  const page = content.byPath.get(from)
  if (!page) throw new Failure(`There is no page "${from}". Nothing was moved.`)
  if (page.redirect !== undefined)
    throw new Failure(`"${from}" is a redirect to "${page.redirect}", not a page: there is nothing to move.`)
  if (from === '/' || from === '/404')
    throw new Failure(`The page "${from}" must stay: browsers and hosts request it by this path.`)
}

/** Visitors cannot know the path of a draft, of a page that is still to come, or of one that was never published. */
const wasPublic = ({ content }: OpenSite, path: string, { now = Date.now(), published }: MoveFacts): boolean =>
  (published === undefined || published.has(path)) &&
  content.timetable.at(path).some((page) => !isEmpty(page.public) && page.public.from <= now)

/**
 * Updates every link, and redirects the old path if visitors can know it. A page that moves back takes its redirect
 * away. Throws a Failure.
 */
export function planMove(
  site: OpenSite,
  from: string,
  to: string,
  withChildren: boolean,
  facts: MoveFacts = {},
): PageMove {
  const { content, text } = site
  requireMovable(site, from)
  const children = content.pages.filter(({ path, redirect }) => path.startsWith(`${from}/`) && redirect === undefined)
  // Several pages can use a path one after the other.
  const moved = withChildren ? [...new Set(children.map(({ path }) => path))] : []
  const moves = [from, ...moved].map((path): [string, string] => [path, to + path.slice(from.length)])
  const isBack = ([old, path]: [string, string]) => content.byPath.get(path)?.redirect === old
  for (const [old, path] of moves) {
    requireMovable(site, old)
    if (!isBack([old, path])) requireFreePath(site, path)
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
  const known = moves.filter(([old]) => wasPublic(site, old, facts))
  for (const [path, redirect] of known) edited.do(insertItem(edited.text, '/pages', JSON.stringify({ path, redirect })))
  // From the last one on, so that the other pointers stay valid.
  const indexOfPage = (pointer: string) => Number(pointer.split('/')[2])
  for (const pointer of back.toSorted((one, other) => indexOfPage(other) - indexOfPage(one)))
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

export interface CheckedSource {
  text: string
  files: PublicFiles
  schemas: Schemas
  check: Check
  validate: Validate
  rulePages?: string
}

/** Throws a Failure if the site has errors, or would have some afterwards. */
export function movePage(
  { text, files, schemas, check, validate, rulePages }: CheckedSource,
  from: string,
  to: string,
  withChildren: boolean,
  facts: MoveFacts = {},
): PageMove {
  requireNoErrors(check({ text, files }).problems, text, 'Fix this first; nothing was moved.', rulePages)
  const plan = planMove(readOpenSite(text, files, schemas, validate), from, to, withChildren, facts)
  const problems = check({ text: plan.text, files }).problems
  requireNoErrors(problems, plan.text, 'The move would cause these problems, so nothing was moved.', rulePages)
  return plan
}
