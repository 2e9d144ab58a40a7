import { asObject } from '../../base/shared-types/json'
import { capitalize } from '../../base/text/language/capitalize'
import { plural } from '../../base/text/numbers'
import type { BlockPlace } from './block-tree'
import type { HeldList } from './held-blocks'
import { article, joined } from './phrases'
import { holderOfList, sayBlockPlace } from './say-place'
import { SchemaBook } from './schema-book'

/** A title such as "Columns" takes no article. */
const isMany = (title: string) => /[^s]s$/.test(title)

const one = (title: string) => (isMany(title) ? title : article(title))

/** Why a list of blocks cannot be as it is, in words for its author. */
export class HeldWords {
  constructor(private readonly book = new SchemaBook({})) {}

  private titleOf(type: unknown): string {
    return this.book.titleOfBlock(type) ?? String(type)
  }

  sayPlace(places: BlockPlace[]): string {
    return sayBlockPlace(places, this.book)
  }

  /** "A column holds Text and Video." */
  sayHolds(list: HeldList, holder: unknown): string {
    const name = holderOfList(list, holder, this.book)
    const titles = list.holds.map((type) => this.titleOf(type))
    return `${capitalize(one(name))} ${isMany(name) ? 'hold' : 'holds'} ${joined(titles)}.`
  }

  /** `around` are the blocks around the list, the outermost first. */
  refuse(type: string, list: HeldList, around: BlockPlace[]): string {
    const title = this.titleOf(type)
    const holders = around.map(({ block }) => asObject(block).type)
    if (holders.includes(type))
      return `${capitalize(one(title))} cannot be in ${one(title)}. Put this block after ${isMany(title) ? 'them' : 'it'}.`
    const holder = holders.at(-1)
    const name = one(holderOfList(list, holder, this.book))
    return `${capitalize(one(title))} cannot be in ${name}. ${this.sayHolds(list, holder)}`
  }

  sayTooMany(list: HeldList, holder: unknown, count: number, limit: number): string {
    const name = holderOfList(list, holder, this.book)
    return `${capitalize(one(name))} ${isMany(name) ? 'hold' : 'holds'} up to ${plural(limit, 'block')}; this one has ${count}. Move ${count - limit} of them elsewhere.`
  }

  sayTooFew(list: HeldList, holder: unknown, count: number, limit: number): string {
    const name = holderOfList(list, holder, this.book)
    return `${capitalize(one(name))} ${isMany(name) ? 'hold' : 'holds'} at least ${plural(limit, 'block')}; this one has ${count || 'none'}. Add ${limit - count === 1 ? 'one' : limit - count}${list.path.includes('*') ? `, or remove the ${name}` : ''}.`
  }
}
