import { createPolicy, hasDefaultPolicy } from 'schema-pages/dom/trusted-types'
import { findTags } from 'schema-pages/text/tags'

/** The player's address in an embed code. */
const player = /\ssrc="(https:\/\/player\.vimeo\.com\/video\/\d+(?:\?[^"<>]*)?)"/i

/**
 * Extracts the player's iframe: nothing else of an embed code enters the page. Without one it is a comment, since
 * @vimeo/player adds what an answer holds, even `undefined`, before it says that the film is not embeddable (X1).
 */
export function filmFrame(embedCode: string): string {
  const frames = Array.from(findTags(embedCode, /<iframe\b/gi), ({ start, end }) => embedCode.slice(start, end))
  const [address] = frames.flatMap((frame) => frame.match(player)?.[1] ?? [])
  if (address === undefined) return '<!-- no player -->'
  return `<iframe src="${address}" allow="autoplay; fullscreen; picture-in-picture; encrypted-media" referrerpolicy="strict-origin-when-cross-origin"></iframe>`
}

/**
 * The provider's script writes html without a policy, so the browser applies the "default" one, which allows only the
 * player's iframe.
 */
export function allowFilmFrames(): void {
  if (!hasDefaultPolicy()) createPolicy('default', { createHTML: filmFrame })
}
