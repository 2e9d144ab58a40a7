const usual = 'en-GB'

/** Intl throws for some tags that the schema allows, as "de-bavar-bavar". */
export function localeOf(language: unknown): string {
  try {
    return Intl.getCanonicalLocales(String(language ?? usual))[0] ?? usual
  } catch {
    return usual
  }
}

/** Sorts "Äpfel" before "Birnen", "Raum 2" before "Raum 10". */
export const textOrder = (language: unknown): ((one: string, other: string) => number) =>
  new Intl.Collator(localeOf(language), { numeric: true }).compare
