import { findValue, rawOf } from '../edits/document'
import type { Problem } from '../model/problem'
import type { SiteChecker } from '../site-check/site-checker'
import { findNamed } from '../store/find-page'
import type { Overview, PageText } from '../store/overview'
import type { Revision } from './journal/revisions'
import { explainRefusal } from './sentences'
import { readTexts } from './site-texts'

/** What the editor shows beside the pages. */
export type AroundPages = Pick<Overview, 'undo' | 'redo' | 'drafts' | 'notice'>

/** Returns what stands around every page of a text. */
export function readOverview(
  { revision }: Revision,
  around: AroundPages,
  texts: ReturnType<typeof readTexts>,
): Overview {
  const common = { revision, ...around }
  if ('pages' in texts) {
    const { pages, shared, followers, parts } = texts
    return { ...common, pages, shared, followers, parts }
  }
  const { refusal } = texts as Extract<typeof texts, { refusal: object }>
  const place = refusal.reason === 'unreadable' ? { line: refusal.line, column: refusal.column } : {}
  return {
    ...common,
    pages: [],
    shared: [],
    followers: {},
    parts: [],
    waits: { message: explainRefusal(refusal), ...place },
  }
}

/** Whether a problem, or another place of it, is about one of these values. */
const isAbout =
  (pointers: string[]) =>
  ({ pointer, others = [] }: Problem): boolean =>
    [pointer, ...others.map((other) => other.pointer)].some((place) =>
      pointers.some((around) => `${place}/`.startsWith(`${around}/`)),
    )

/** Returns a page as it is written, with what the check says of it and of the shared blocks on it. */
export async function readPageText(
  read: Revision,
  around: AroundPages,
  name: string,
  checker: SiteChecker,
): Promise<PageText | { problem: string }> {
  const texts = readTexts(read.text, checker.timeFor(read.text))
  const overview = readOverview(read, around, texts)
  if (overview.waits) return { problem: overview.waits.message }
  const page = findNamed(overview.pages, name)
  if (!page || !('document' in texts)) return { problem: `There is no page "${name}" any more.` }
  const { path } = page
  const rawAt = (pointer: string) => {
    const node = findValue(texts.document, pointer)
    return node ? rawOf(read.text, node) : ''
  }
  const waivers = rawAt('/waivers')
  const shown = overview.shared.filter(({ pages }) => pages.includes(path)).map(({ pointer }) => pointer)
  const problems = (await checker.knownProblems(read.text)).filter(
    isAbout([page.pointer, '/site', '/waivers', ...shown]),
  )
  return {
    ...overview,
    name: page.name,
    path,
    pointer: page.pointer,
    raw: rawAt(page.pointer),
    site: rawAt('/site'),
    ...(waivers && { waivers }),
    problems,
  }
}
