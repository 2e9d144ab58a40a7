/** East Asian Width W and F, without emoji: https://www.unicode.org/reports/tr11/. Half-width Katakana and Hangul are not. */
const fullWidth =
  /(?![\uff61-\uffdc])[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Yi}\u3000-\u303e\u30fb\u30fc\uff01-\uff60\uffe0-\uffe6]/gu

/** Accents, vowel signs above and below letters, joiners. */
const withoutWidth = /[\p{Mn}\p{Me}\p{Cf}]/gu

export interface TextWidth {
  /** A full-width character is as wide as two Latin letters. */
  width: number
  /** "has 67 characters", "is 33 full-width characters long (…)": as authors of its script count. */
  words: string
  count(width: number): number
}

export function widthOf(text: string): TextWidth {
  const visible = text.normalize('NFC').replace(withoutWidth, '')
  const wide = visible.match(fullWidth)?.length ?? 0
  const width = [...visible].length + wide
  const count = (of: number) => (wide > 0 ? Math.ceil(of / 2) : of)
  const words =
    wide > 0
      ? `is ${count(width)} full-width characters long (a Latin letter is half of one)`
      : `has ${width} characters`
  return { width, words, count }
}
