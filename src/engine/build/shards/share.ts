import { Failure } from '../../model/failure'

/** The share of a site that one of several builds makes: part 2 of 4. */
export interface Share {
  /** From 1. */
  part: number
  of: number
}

/** More parts than this are a slip of the hand: each one reads and checks the whole site. */
const mostParts = 1000

/** Reads "2/4". Throws a Failure for anything else. */
export function readShare(text: string): Share {
  const [, part = 0, of = 0] = text.match(/^(\d{1,4})\/(\d{1,4})$/)?.map(Number) ?? []
  if (part < 1 || part > of || of > mostParts) {
    throw new Failure(
      `"${text}" is no share of a site. Write which part of how many, from 1/4 to 4/4, with at most ${mostParts} parts.`,
    )
  }
  return { part, of }
}

/**
 * The items of a list that belong to a share; all of them without one. They are dealt out like cards: each item is in
 * one share, shares are equally large, and heavy neighbours are spread over them.
 */
export const inShare = <Item>(items: Item[], share: Share | undefined): Item[] =>
  share ? items.filter((_, index) => index % share.of === share.part - 1) : items
