const signs: Record<string, string> = { amp: '&', gt: '>', lt: '<', nbsp: ' ', quot: '"' }

/** "<p>Fox &amp; <b>mouse</b></p>" -> "Fox & mouse" */
export const wordsOfRichText = (text: string): string =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(amp|gt|lt|nbsp|quot);/g, (_, name: string) => signs[name] ?? '')
    .replace(/\s+/g, ' ')
    .trim()
