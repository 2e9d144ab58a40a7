import { isObject, valueAt } from '../check/content'
import { nodeAt, readJson } from '../check/syntax'

/** A place in pages.json, both from 1. */
export interface Place {
  line: number
  column: number
}

/** Where the text writes the block of a page that visitors see as the `index`th; a shared one is written under "shared". */
export function findBlock(text: string, path: string, index: number): Place {
  const { value, root, placeOf } = readJson(text)
  const pages = valueAt(value, '/pages')
  const number = Array.isArray(pages) ? pages.findIndex((page) => isObject(page) && page.path === path) : -1
  const pointer = `/pages/${number}/blocks/${index}`
  const name = valueAt(value, `${pointer}/shared`)
  const isShared = typeof name === 'string' && valueAt(value, `/shared/${name}`) !== undefined
  const tree = root()
  return tree ? placeOf(nodeAt(text, tree, isShared ? `/shared/${name}` : pointer).start) : { line: 1, column: 1 }
}
