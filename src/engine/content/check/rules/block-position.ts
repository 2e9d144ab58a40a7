import { isObject } from '../../../base/shared-types/json'
import type { PageOutline } from '../content-index/page-outline'
import type { PageRule } from '../findings/rule'

/** Looks at the blocks of pages only, because no other list can hold a block with a position. */
export const blockPosition: PageRule = {
  code: 'block-position',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat, ofFormatOutside, pages, sayType, shared }) => {
    const first = new Set(
      [...ofFormat('position'), ...ofFormatOutside('position')].flatMap(({ value }) =>
        isObject(value) && typeof value.type === 'string' ? [value.type] : [],
      ),
    )
    if (first.size === 0) return []
    const typesOf = ({ blocks }: PageOutline) =>
      blocks.map((block) => (typeof block.shared === 'string' ? shared[block.shared] : block)?.type)
    return pages.flatMap((page) => {
      const types = typesOf(page)
      // A hidden block has no type here.
      const top = types.findIndex((type) => type !== undefined)
      const place = types.findIndex((type, index) => index > top && first.has(String(type)))
      if (place < 0) return []
      const type = sayType(String(types[place]))
      const pointer = `${page.pointer}/blocks/${place}`
      if (first.has(String(types[top]))) {
        const message = `A page has one ${type}, at its top, and this page has one already. Use another block here.`
        return [{ pointer, message }]
      }
      const message = `This ${type} belongs at the top of its page, and another block stands before it. Move it up.`
      return [{ pointer, message }]
    })
  },
}
