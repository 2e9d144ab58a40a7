/** What css calls white space. */
const blank = '[ \\t\\n\\r\\f]*'

/** A picture of pixels that an address holds. */
export const heldPicture = 'data:image/(?:png|jpe?g|webp|avif|gif)[;,]'
const heldTypeface = 'data:(?:font/|application/(?:x-)?font-)'

/** What follows `url(` where nothing is loaded: a part of the drawing, what the address itself holds, or no address. */
const isInside = new RegExp(
  `${blank}(?:(?:["']${blank})?(?:#|${heldPicture}|${heldTypeface})|(?:""|'')${blank}\\)|\\))`,
  'iy',
)

const escapes = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\r\f])?|\r\n|([\s\S]))/gi

/** Undoes the escapes of css, behind which any letter may hide: `u\72l(` is `url(`. */
const withoutEscapes = (css: string): string =>
  css.replace(escapes, (_, hex?: string, sign = '') => {
    if (hex === undefined) return /[\n\r\f]/.test(sign) ? '' : sign
    const code = Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
  })

/** Says what css loads from outside of its drawing, in a comment, too. */
export function dangerInStyle(style: string): string | undefined {
  const css = style.includes('\\') ? withoutEscapes(style) : style
  if (/@import/i.test(css)) return 'styles from elsewhere (@import)'
  const chosen = /(?:image-set|(?<![\w-])(?:image|src))\(/i.exec(css)
  if (chosen) return `a choice of files (${chosen[0]}…))`
  for (const { index, 0: start } of css.matchAll(/url\(/gi)) {
    const at = index + start.length
    isInside.lastIndex = at
    if (!isInside.test(css)) return outside(css.slice(at).match(/^[\s"']*([^"')]{0,60})/)?.[1] ?? '')
  }
  return undefined
}

/** Names an address that leads out of a drawing. */
export const outside = (address: string): string => `an address outside of it ("${address.trim().slice(0, 60)}")`
