import { createPolicy, hasDefaultPolicy } from '@engine/dom/trusted-types'
import { findTags } from '@engine/text/tags'

/** The address of a film's player in the tag of its frame. */
const player = /\ssrc="(https:\/\/player\.vimeo\.com\/video\/\d+(?:\?[^"<>]*)?)"/i

/** The frame of a film's player, out of an embed code of the provider: nothing else of it comes onto the page. */
export function filmFrame(embedCode: string): string {
  const frames = Array.from(findTags(embedCode, /<iframe\b/gi), ({ start, end }) => embedCode.slice(start, end))
  const [address] = frames.flatMap((frame) => frame.match(player)?.[1] ?? [])
  if (address === undefined) throw new TypeError('The embed code holds no player.')
  return `<iframe src="${address}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
}

/**
 * Lets the provider's script put its player onto the page. It writes the embed code of Vimeo's answer as html and knows
 * no policy, so the browser applies the one called "default": that one lets the player's frame through and nothing else.
 */
export function allowFilmFrames(): void {
  if (!hasDefaultPolicy()) createPolicy('default', { createHTML: filmFrame })
}
