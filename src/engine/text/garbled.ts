/** The signs that Windows-1252 has for the bytes from 0x80 to 0x9f; five of them have none. */
const specials = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

/** Any sign that such a byte, or one up to 0xbf, was read as. */
const follower = `[${specials}\u0080-\u00bf]`

/** What became of one sign of UTF-8 that was read as Windows-1252. */
const remains = new RegExp(`[ÂÃ]${follower}|â${follower}{2}|ðŸ${follower}{2}`, 'g')

/** Those that nobody writes on purpose: one of them in a text says that the others come from the same mishap. */
const sure = /Ã[\u0080-\u00bfŸœŒŠŽšžƒˆ‰]|â€[\u0080-\uffff]|â(?:‚¬|„¢)|Â[\u00a0-\u00bf]|\ufffd/

/** How often a text may have been read wrongly. */
const most = 3

/** Returns the first signs of a text that are left of others. */
export const findGarbled = (text: string): string | undefined => text.match(sure)?.[0]

function byteOf(sign: string): number {
  const special = specials.indexOf(sign)
  return special >= 0 ? 0x80 + special : sign.charCodeAt(0)
}

/** Returns the sign that was meant; the same signs where there is none. */
function decode(signs: string): string {
  const meant = new TextDecoder().decode(Uint8Array.from(signs, byteOf))
  return /^[\p{L}\p{P}\p{S}\p{N}\u00a0]$/u.test(meant) ? meant : signs
}

/** Returns a text with the signs that were meant; undefined where the meaning of one of them is unclear. */
export function readGarbled(text: string): string | undefined {
  let read = text
  for (let time = 0; time < most && findGarbled(read) !== undefined; time++) read = read.replace(remains, decode)
  return findGarbled(read) === undefined ? read : undefined
}
