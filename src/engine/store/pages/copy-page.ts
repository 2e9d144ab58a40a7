import { EditedText } from '../../edits/edited-text'
import { insertItem, insertMember, replaceValue } from '../../edits/make-edits'
import type { ContentPage, SiteContent } from '../../generated/content'
import { nodeAt, readJson } from '../../json'
import { freeId } from './new-page'

/**
 * Returns the edit that adds a copy of a page after the last one: as it is written, with its own path, title and id. A copy
 * of an entry is hidden until its author shows it.
 */
export function planCopy(text: string, content: SiteContent, from: ContentPage, path: string, title: string) {
  const index = content.pages.findIndex((page) => page.path === from.path)
  const root = readJson(text).root()
  if (!root) throw new Error('A text that was checked can be read.')
  const { start, end } = nodeAt(text, root, `/pages/${index}`)
  const copy = new EditedText(text.slice(start, end))
  copy.do(replaceValue(copy.text, '/path', JSON.stringify(path)))
  copy.do(replaceValue(copy.text, '/title', JSON.stringify(title)))
  if (from.entry) {
    const { collection, isVisible } = from.entry
    copy.do(replaceValue(copy.text, '/entry/id', String(freeId(content, collection))))
    if (isVisible === undefined) copy.do(insertMember(copy.text, '/entry', 'isVisible', 'false'))
    else if (isVisible) copy.do(replaceValue(copy.text, '/entry/isVisible', 'false'))
  }
  return insertItem(text, '/pages', copy.text)
}
