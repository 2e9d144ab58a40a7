import { slugOf } from '../../../../base/text/language/slug'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { PageName } from '../../../edited-site/overview'

export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The folder of the template's example if it has no page yet. `home` is that of a language: "/de", or "". */
function usualFolder(template: string | undefined, pages: readonly PageName[], book: SchemaBook, home: string): string {
  if (template === undefined) return home
  const counts = new Map<string, number>()
  for (const page of pages)
    if (page.template === template) counts.set(folderOf(page.path), (counts.get(folderOf(page.path)) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  const [example] = (book.template(template)?.examples ?? []) as { path?: string }[]
  return most?.[0] ?? home + folderOf(example?.path ?? '/')
}

/** The last part of a path. Not every script has a spelling with a to z. */
export const nameOfPage = (title: string, language: unknown): string => slugOf(title, language) || 'page'

/** `pages` are those of the language. */
export function proposePath(
  title: string,
  template: string | undefined,
  pages: readonly PageName[],
  book: SchemaBook,
  language: unknown,
  home = '',
): string {
  return `${usualFolder(template, pages, book, home)}/${nameOfPage(title, language)}`
}
