import { asObject, blocksIn } from '../../../base/shared-types/json'
import type { Content } from './content'

/** 'block 3, "Who we are"'; without a block, what lists and search engines show of a page. */
export function sayTranslatedPart(block: number | undefined, page: unknown, sayType: Content['sayType']): string {
  const { entry } = asObject(page)
  if (block === undefined) return entry === undefined ? 'its title or description' : 'its title, description or entry'
  const { type, shared, heading, title } = asObject(blocksIn(page)[block])
  const words = [heading, title].find((text) => typeof text === 'string' && text !== '')
  if (words !== undefined) return `block ${block + 1}, "${words}"`
  return `block ${block + 1}, ${typeof shared === 'string' ? `the shared block "${shared}"` : `the ${sayType(String(type))}`}`
}
