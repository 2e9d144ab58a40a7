import type { Check, PublicFiles, Schemas } from '../check'
import type { JsonNode } from '../json'
import { nodeAt } from '../json'
import { Failure } from '../model/failure'
import type { TextEdit } from '../model/problem'
import { findPageReferences } from './find-references'
import { demandSound, type OpenSite, openSite } from './open-site'

/** What moving a page has done to the text. */
export interface Moved {
  text: string
  /** The old path of each page that moved, with its new one. */
  moves: [string, string][]
  /** How many links and other places were rewritten. */
  places: number
  /** Pages under the old path that stay where they are. */
  staying: string[]
}

const pathForm = /^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/

function refuse(site: OpenSite, from: string, to: string): void {
  const { content, reading, text, root } = site
  const page = content.byPath.get(from)
  const line = (pointer: string) => reading.placeOf(nodeAt(text, root, pointer).start).line
  if (!page) throw new Failure(`There is no page "${from}". Nothing was moved.`)
  if (page.redirect !== undefined)
    throw new Failure(`"${from}" is a redirect to "${page.redirect}", not a page: there is nothing to move.`)
  if (from === '/' || from === '/404')
    throw new Failure(`The page "${from}" must stay: browsers and hosts ask for it by this path.`)
  if (!pathForm.test(to))
    throw new Failure(
      `"${to}" cannot be a path. Write lower-case letters, digits and single hyphens after each slash, for example "/work/big-idea".`,
    )
  const taken = content.byPath.get(to)
  if (!taken) return
  const what = taken.redirect === undefined ? 'a page' : `a redirect to "${taken.redirect}"`
  const hint = taken.redirect === from ? ' Remove it first: then the page can move back.' : ''
  throw new Failure(`There is already ${what} at "${to}", in line ${line(taken.pointer)}.${hint} Nothing was moved.`)
}

/** A redirect as this file writes its pages: on lines of their own or on one, with its indentation and line ends. */
function writeRedirect(text: string, last: JsonNode, from: string, to: string): string {
  const lineStart = Math.max(text.lastIndexOf('\n', last.start), text.lastIndexOf('\r', last.start)) + 1
  const indent = text.slice(lineStart, last.start)
  const fields = [`"path": ${JSON.stringify(from)}`, `"redirect": ${JSON.stringify(to)}`]
  if (indent.trim() !== '') return `,{${fields.join(',').replaceAll('": ', '":')}}`
  const eol = text.includes('\r\n') ? '\r\n' : '\n'
  const inner = text.slice(last.start, last.end).match(/^\{[ \t]*\r?\n([ \t]*)/)?.[1]
  const written =
    inner === undefined
      ? `{ ${fields.join(', ')} }`
      : ['{', `${inner}${fields.join(`,${eol}${inner}`)}`, `${indent}}`].join(eol)
  return `,${eol}${indent}${written}`
}

function applyEdits(text: string, edits: TextEdit[]): string {
  const sorted = [...edits].sort((a, b) => b.offset - a.offset)
  let changed = text
  for (const { offset, length, text: replacement } of sorted)
    changed = changed.slice(0, offset) + replacement + changed.slice(offset + length)
  return changed
}

/**
 * Moves a page to another path in the text of a pages.json: every link to it follows, and a redirect leads visitors of
 * the old path on. Only what names the page is changed, every other character stays. Throws a Failure, with nothing
 * done, when the site has errors, the page is not there or the new path is taken.
 */
export function movePage(
  { text, files, schemas, check }: { text: string; files: PublicFiles; schemas: Schemas; check: Check },
  from: string,
  to: string,
  withChildren: boolean,
): Moved {
  demandSound(check({ text, files }).problems, text, 'Mend this first; nothing was moved.')
  const site = openSite(text, files, schemas)
  refuse(site, from, to)
  const children = site.content.pages.filter(
    ({ path, redirect }) => path.startsWith(`${from}/`) && redirect === undefined,
  )
  const moved = withChildren ? children.map(({ path }) => path) : []
  const moves = [from, ...moved].map((path): [string, string] => [path, to + path.slice(from.length)])
  for (const [old, path] of moves.slice(1)) refuse(site, old, path)

  const edits = moves.flatMap(([old, path]): TextEdit[] =>
    findPageReferences(site, old).map(({ offset, length }) => {
      if (length > 0) return { offset, length, text: path }
      const { line } = site.reading.placeOf(offset)
      throw new Failure(
        `The text in line ${line} links to "${old}" with signs written as &…; in its address. Write them out there first. Nothing was moved.`,
      )
    }),
  )
  const paths = moves.map(([old, path]): TextEdit => {
    const { start, end } = nodeAt(text, site.root, `${site.content.byPath.get(old)?.pointer}/path`)
    return { offset: start, length: end - start, text: JSON.stringify(path) }
  })
  const last = nodeAt(text, site.root, '/pages').children.at(-1) as JsonNode
  const redirects = moves.map(([old, path]) => writeRedirect(text, last, old, path)).join('')
  const after = applyEdits(text, [...edits, ...paths, { offset: last.end, length: 0, text: redirects }])
  demandSound(
    check({ text: after, files }).problems,
    after,
    'The site would have these problems then, so nothing was moved.',
  )
  return { text: after, moves, places: edits.length, staying: withChildren ? [] : children.map(({ path }) => path) }
}
