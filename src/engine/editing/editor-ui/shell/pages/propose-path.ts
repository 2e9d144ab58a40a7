import { slugOf } from '../../../../base/text/language/slug'
import type { SchemaBook } from '../../../../content/schema-model/schema-book'
import type { PageName } from '../../../edited-site/overview'

export const folderOf = (path: string) => path.slice(0, path.lastIndexOf('/'))

/** The folder of the template's example if there is no page alike yet. `home` is that of a language: "/de", or "". */
function usualFolder(template: string | undefined, alike: readonly PageName[], book: SchemaBook, home: string): string {
  const counts = new Map<string, number>()
  for (const { path } of alike) counts.set(folderOf(path), (counts.get(folderOf(path)) ?? 0) + 1)
  const [most] = [...counts].sort(([, one], [, other]) => other - one)
  if (!most && template === undefined) return home
  const [example] = (book.template(String(template))?.examples ?? []) as { path?: string }[]
  return most?.[0] ?? home + folderOf(example?.path ?? '/')
}

/** The last part of a path. Not every script has a spelling with a to z. */
export const nameOfPage = (title: string, language: unknown): string => slugOf(title, language) || 'page'

/** `alike` are pages of the same kind, in the language. */
export function proposePath(
  title: string,
  template: string | undefined,
  alike: readonly PageName[],
  book: SchemaBook,
  language: unknown,
  home = '',
): string {
  return `${usualFolder(template, alike, book, home)}/${nameOfPage(title, language)}`
}
