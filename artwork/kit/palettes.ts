/** The palettes of films: each project is a world of its own. */

/** Brass, copper and deep sea blue. */
export const gallery = {
  brass: '#e0a53a',
  gold: '#f7d283',
  copper: '#c25e33',
  deep: '#123a55',
  navy: '#0c2438',
  cream: '#fbf0d9',
} as const

/** Parchment, bench green, lordly red and a little gold. */
export const parliament = {
  green: '#1f6148',
  dark: '#123c33',
  red: '#a3263b',
  gold: '#e5b24b',
  stone: '#d9bd85',
  cream: '#fbeed0',
  oak: '#7a4a2b',
} as const

/** Soft blue, apricot, rose and butter. */
export const questions = {
  blue: '#2f6fc0',
  pale: '#cfe5f7',
  navy: '#1f3f7a',
  rose: '#f28b82',
  butter: '#ffd98a',
  cream: '#fff4e2',
  sage: '#9cc5a1',
} as const

/** Violet stairwells and one warm glow. */
export const egress = {
  dusk: '#2a1f5e',
  deep: '#1b1442',
  violet: '#4b3796',
  mauve: '#8470c9',
  glow: '#ffd84d',
  amber: '#ff9f43',
  cream: '#fff6dc',
  lime: '#b7e36a',
} as const

/** A wine-dark cinema. */
export const playroom = {
  wine: '#6d1f4f',
  dark: '#32102f',
  beam: '#ffdf8c',
  cream: '#fff5e6',
} as const
