import { findValue, rawOf } from '../../../content/json-edits/document'
import { findNamed } from '../find-page'
import type { Revision } from '../journal/revision-steps'
import type { TextChecker } from '../keepers'
import type { Overview, PageName, PageText } from '../overview'
import { problemsOnPage } from '../problems-on-page'
import { explainEditRefusal } from '../sentences'
import { readTexts } from './site-texts'

export interface JournalOverview extends Pick<Overview, 'undo' | 'redo' | 'drafts' | 'notice' | 'window' | 'news'> {
  changed: ReadonlyMap<string, string>
}

export function readOverview(
  { revision }: Revision,
  { changed, ...fromJournal }: JournalOverview,
  texts: ReturnType<typeof readTexts>,
): Overview {
  const common = { revision, ...fromJournal }
  if ('pages' in texts) {
    const { document: _, ...read } = texts
    return { ...common, ...read, pages: texts.pages.map((page) => ({ ...page, changed: changed.get(page.name) })) }
  }
  const { refusal } = texts as Extract<typeof texts, { refusal: object }>
  const place = refusal.reason === 'unreadable' ? { line: refusal.line, column: refusal.column } : {}
  return {
    ...common,
    pages: [],
    shared: [],
    followers: {},
    parts: [],
    waits: { message: explainEditRefusal(refusal), ...place },
  }
}

const nameOriginal = ({ name, path, pointer }: PageName, raw: string) => ({ name, path, pointer, raw })

export async function readPageText(
  read: Revision,
  fromJournal: JournalOverview,
  name: string,
  checker: TextChecker,
): Promise<PageText | { problem: string }> {
  const texts = readTexts(read.text, checker.timeFor(read.text), await checker.schemas())
  const overview = readOverview(read, fromJournal, texts)
  if (overview.waits) return { problem: overview.waits.message }
  const page = findNamed(overview, name)
  if (!page || !('document' in texts)) return { problem: `The page "${name}" no longer exists.` }
  const { path } = page
  const rawAt = (pointer: string) => {
    const node = findValue(texts.document, pointer)
    return node ? rawOf(read.text, node) : ''
  }
  const waivers = rawAt('/waivers')
  const seen = rawAt('/seen')
  const translated = overview.pages.find(
    (other) => other.path === page.translates && other.redirect === undefined && other !== page,
  )
  const { problems, hasWarnings } = await checker.known(read.text)
  return {
    ...overview,
    name: page.name,
    path,
    pointer: page.pointer,
    raw: rawAt(page.pointer),
    site: rawAt('/site'),
    ...(waivers && { waivers }),
    ...(seen && { seen }),
    ...(translated && {
      original: nameOriginal(translated, rawAt(translated.pointer)),
    }),
    problems: problemsOnPage({ ...page, shared: overview.shared }, problems),
    hasWarnings,
  }
}
