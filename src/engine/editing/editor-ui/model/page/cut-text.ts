/**
 * The width of a result on a desktop in pixels, and its type. Search engines document none; measured:
 * https://www.rocketmill.co.uk/title-tags-now-20-longer-on-desktop-google-search-results (titles),
 * https://www.iprospect.com/en/us/news-and-insights/news/google-results-page-looks-different-digging-into-the-seo-implications/
 */
export const searchResult = {
  title: { font: '20px Arial, sans-serif', width: 600 },
  description: { font: '14px Arial, sans-serif', width: 920 },
}

/**
 * In letters: what X, Facebook and LinkedIn all show. https://autorank.so/free-tools/open-graph-generator
 * X itself documents 70 and 200: https://developer.x.com/cards/markup
 */
export const shareCard = { title: 60, description: 110 }

/** The shape of a picture on a card, to which others are cut. https://developers.facebook.com/docs/sharing/webmasters/images */
export const cardShape = { width: 1200, height: 630 }

/** Cuts behind the last whole word that fits, or within a word that does not fit alone. */
export function cutText(text: string, fits: (text: string) => boolean): string {
  const whole = text.trim().replace(/\s+/g, ' ')
  if (fits(whole)) return whole
  const cuts = [...whole.matchAll(/ /g)].map(({ index }) => whole.slice(0, index)).toReversed()
  const byLetter = () => {
    const letters = [...(cuts.at(-1) ?? whole)]
    while (letters.length > 1 && !fits(`${letters.join('')}…`)) letters.pop()
    return `${letters.join('')}…`
  }
  const words = cuts.find((cut) => fits(`${cut} …`))
  return words === undefined ? byLetter() : `${words} …`
}
