const blank = '[ \\t\\n\\r\\f]*'

export const embeddedPicture = 'data:image/(?:png|jpe?g|webp|avif|gif)[;,]'
const embeddedFont = 'data:(?:font/|application/(?:x-)?font-)'

const isInside = new RegExp(
  `${blank}(?:(?:["']${blank})?(?:#|${embeddedPicture}|${embeddedFont})|(?:""|'')${blank}\\)|\\))`,
  'iy',
)

const escapes = /\\(?:([0-9a-f]{1,6})(?:\r\n|[ \t\n\r\f])?|\r\n|([\s\S]))/gi

/** `u\72l(` is `url(`. */
const unescapeCss = (css: string): string =>
  css.replace(escapes, (_, hex?: string, sign = '') => {
    if (hex === undefined) return /[\n\r\f]/.test(sign) ? '' : sign
    const code = Number.parseInt(hex, 16)
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '\uFFFD'
  })

export function dangerInStyle(style: string): string | undefined {
  const css = style.includes('\\') ? unescapeCss(style) : style
  if (/@import/i.test(css)) return 'styles from elsewhere (@import)'
  const chosen = /(?:image-set|(?<![\w-])(?:image|src))\(/i.exec(css)
  if (chosen) return `a choice of files (${chosen[0]}…))`
  for (const { index, 0: start } of css.matchAll(/url\(/gi)) {
    const at = index + start.length
    isInside.lastIndex = at
    if (!isInside.test(css)) return describeOutside(css.slice(at).match(/^[\s"']*([^"')]{0,60})/)?.[1] ?? '')
  }
  return undefined
}

export const describeOutside = (address: string): string =>
  `an address outside of it ("${address.trim().slice(0, 60)}")`
