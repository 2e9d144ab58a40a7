import { Failure } from '../../base/shared-types/failure'
import { wildcard } from '../../base/shared-types/site-pages'
import type { Check, PublicFiles } from '../check'
import type { Edit } from '../json-edits/edit'
import { EditedText } from '../json-edits/edited-text'
import { replaceValue } from '../json-edits/make-edits'
import type { Schemas } from '../schema-model/schemas'
import type { Validate } from '../schema-model/validation/open-validator'
import { changeAddresses, isWayBack, type MoveFacts } from './change-addresses'
import type { Reference } from './find-references'
import { type OpenSite, readOpenSite, requireNoErrors } from './open-site'
import { type LanguageMove, languageMoved, renameLanguage } from './rename-language'

export interface PageMove {
  edits: Edit[]
  text: string
  moves: [string, string][]
  /** Old paths that get a redirect, because visitors can know them. */
  redirected: string[]
  places: Reference[]
  staying: string[]
  /** Where a language moves with all its pages. */
  language?: LanguageMove
}

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

function requireForm(path: string): void {
  if (pathForm.test(path)) return
  throw new Failure(
    `"${path}" cannot be an address. Write lower-case letters, digits and single hyphens after each slash, for example "/work/big-idea".`,
  )
}

/** `page` is the path to copy; that of one for each value ends in a wildcard. Throws a Failure. */
export function requireFreePath(site: OpenSite, path: string, page = '/'): void {
  requireForm(wildcard.test(page) ? path.replace(wildcard, '') : path)
  requireFree(site, path)
}

function requireFree({ content }: OpenSite, path: string): void {
  const made = content.made.get(path)?.made
  if (made) throw new Failure(`"${path}" is one of the pages that "${made.from}" makes. Nothing was changed.`)
  const taken = content.byPath.get(path)
  if (!taken) return
  const what = taken.redirect === undefined ? 'a page' : `a redirect to "${taken.redirect}"`
  throw new Failure(`There is already ${what} at "${path}". Nothing was changed.`)
}

function requireMovable({ content }: OpenSite, from: string): void {
  const page = content.byPath.get(from)
  const source = content.made.get(from)?.made.from
  if (source) throw new Failure(`"${from}" is one of the pages that "${source}" makes: move "${source}" instead.`)
  if (!page) throw new Failure(`There is no page "${from}". Nothing was moved.`)
  if (page.redirect !== undefined)
    throw new Failure(`"${from}" is a redirect to "${page.redirect}", not a page: there is nothing to move.`)
  if (from === '/' || from === '/404')
    throw new Failure(`The page "${from}" must stay: browsers and hosts ask for it at this address.`)
}

function createRenaming(from: string, to: string): (path: string) => string {
  const isEach = wildcard.test(from)
  if (isEach && !wildcard.test(to))
    throw new Failure(
      `"${from}" makes a page for each value, so its new address ends in /*, too, for example "${to.replace(/\/$/, '')}/*". Nothing was moved.`,
    )
  const folder = isEach ? to.replace(wildcard, '') : to
  requireForm(folder)
  const { length } = isEach ? from.replace(wildcard, '') : from
  return (path) => folder + path.slice(length)
}

/**
 * Links follow, and old paths that visitors can know redirect. A page that moves back takes its redirect away. Throws a
 * Failure.
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
  const written = new Set([from, ...moved])
  const made = [...content.made.values()].filter((page) => written.has(page.made.from)).map(({ path }) => path)
  const rename = createRenaming(from, to)
  const moves = [...written, ...made].map((path): [string, string] => [path, rename(path)])
  for (const [old, path] of moves) {
    if (written.has(old)) requireMovable(site, old)
    if (!isWayBack(site, [old, path])) requireFree(site, path)
  }
  const newPaths = new Map(moves)
  const paths = content.pages.flatMap(({ path, pointer }) => {
    const to = newPaths.get(path)
    return to === undefined ? [] : [replaceValue(text, `${pointer}/path`, JSON.stringify(to))]
  })
  const edited = new EditedText(text).do(...paths)
  const { places, redirected } = changeAddresses(site, edited, moves, facts)
  const language = withChildren ? languageMoved(site, from, to) : undefined
  if (language) renameLanguage(site, edited, language)
  return {
    edits: edited.edits,
    text: edited.text,
    moves,
    redirected,
    places,
    staying: withChildren ? [] : children.map(({ path }) => path),
    ...(language && { language }),
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
