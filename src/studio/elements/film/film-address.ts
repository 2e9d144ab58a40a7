/** The film's page from its number or address: "https://vimeo.com/76979871". */
export const filmAddress = (video: number | string): string =>
  /^\d+$/.test(String(video)) ? `https://vimeo.com/${video}` : String(video)
