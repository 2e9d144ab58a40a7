import type { Overview } from '../../../edited-site/overview'
import type { IconName } from '../../controls/icons'
import { languagesOf } from '../../model/languages/languages'
import { matchTargets } from '../../model/links/find-targets'
import { describeField, fieldNames } from '../../model/page/field'
import type { OpenPage } from '../../model/page/open-page'
import { sitePart } from '../../model/page/page-problems'
import type { Session } from '../../model/session/session'
import type { WordsInText } from '../pages/use-found-words'
import { showField } from '../show-field'

export interface PaletteItem {
  id: string
  icon: IconName
  title: string
  note?: string
  keys?: string
  language?: string
  /** Words that were found, with those before and after them. */
  marked?: WordsInText['around']
  /** Whether it opens another dialog. */
  staysOpen?: true
  act: () => void
}

export interface PaletteGroup {
  id: string
  items: PaletteItem[]
}

/** Of each group. */
const mostShown = 8
/** While nothing is typed. */
const mostOffered = 20

export function pageItems(session: Session, overview: Overview): PaletteItem[] {
  const languages = languagesOf(overview)
  return overview.pages
    .filter(({ redirect }) => redirect === undefined)
    .map(
      ({ name, path, title, unseen }): PaletteItem => ({
        ...{ id: `page ${name}`, icon: 'page', title: title || path, language: languages?.of(path) },
        note: [path, unseen].filter(Boolean).join(', '),
        act: () => void session.open(name),
      }),
    )
}

export const blockItems = (session: Session, page: OpenPage): PaletteItem[] =>
  page.blocks.map(
    ({ pointer, title, words }): PaletteItem => ({
      ...{ id: `block ${pointer}`, icon: 'blocks', title: words || title, note: words ? title : undefined },
      language: words ? page.language : undefined,
      act: () => void showField(session, pointer),
    }),
  )

function fieldsOf(session: Session, page: OpenPage, object: string, owner: string): PaletteItem[] {
  return fieldNames(page, object).flatMap((name): PaletteItem[] => {
    const pointer = `${object}/${name}`
    const { label, kind } = describeField(page, pointer)
    const inside = kind === 'object' && page.holds(pointer) ? fieldsOf(session, page, pointer, label) : []
    return [
      {
        ...{ id: `field ${pointer}`, icon: 'settings', title: label, note: owner },
        act: () => void showField(session, pointer),
      },
      ...inside,
    ]
  })
}

/** Of the page and of the site. */
export const settingItems = (session: Session, page: OpenPage): PaletteItem[] => [
  ...fieldsOf(session, page, page.pointer, 'Page settings').filter(({ id }) => !id.endsWith('/blocks')),
  ...fieldsOf(session, page, sitePart, 'Site settings'),
]

/** What is found in each group. */
export function groupItems(typed: string, groups: Record<string, PaletteItem[]>): PaletteGroup[] {
  const isTyped = typed.trim() !== ''
  return Object.entries(groups).flatMap(([id, items]) => {
    const targets = items.map((item) => ({ kind: 'page' as const, address: item.note ?? '', title: item.title, item }))
    const found = isTyped ? matchTargets(targets, typed).map(({ item }) => item) : items
    return found.length > 0 ? [{ id, items: found.slice(0, isTyped ? mostShown : mostOffered) }] : []
  })
}
