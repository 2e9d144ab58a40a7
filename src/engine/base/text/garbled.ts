/** The characters of Windows-1252 for the bytes from 0x80 to 0x9f. Five bytes have none. */
export const windowsCharacters = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const follower = `[${windowsCharacters}\u0080-\u00bf]`

/** Finds a character of UTF-8 that was read as Windows-1252. */
const garbled = new RegExp(`[ÂÃ]${follower}|â${follower}{2}|ðŸ${follower}{2}`, 'g')

const unmistakable = /Ã[\u0080-\u00bfŸœŒŠŽšžƒˆ‰]|â€[\u0080-\uffff]|â(?:‚¬|„¢)|Â[\u00a0-\u00bf]|\ufffd/

/** A text may have been decoded wrongly several times. */
const maxRounds = 3

export const findGarbled = (text: string): string | undefined => text.match(unmistakable)?.[0]

function byteOf(character: string): number {
  const index = windowsCharacters.indexOf(character)
  return index >= 0 ? 0x80 + index : character.charCodeAt(0)
}

function decode(sequence: string): string {
  const meant = new TextDecoder().decode(Uint8Array.from(sequence, byteOf))
  return /^[\p{L}\p{P}\p{S}\p{N}\u00a0]$/u.test(meant) ? meant : sequence
}

/** Undefined where a part of it stays unclear. */
export function readGarbled(text: string): string | undefined {
  let read = text
  for (let round = 0; round < maxRounds && findGarbled(read) !== undefined; round++)
    read = read.replace(garbled, decode)
  return findGarbled(read) === undefined ? read : undefined
}
