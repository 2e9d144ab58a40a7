const rightToLeft = ['Arab', 'Hebr', 'Thaa', 'Syrc', 'Nkoo', 'Adlm', 'Rohg']

/** `language` is a tag of BCP 47. */
export function directionOf(language = 'en-GB'): 'ltr' | 'rtl' {
  try {
    return rightToLeft.includes(new Intl.Locale(language).maximize().script ?? '') ? 'rtl' : 'ltr'
  } catch {
    return 'ltr'
  }
}
