import type { PublicFiles } from '../src/check'

/** The day on which the cases are read: waivers end. */
export const today = '2026-11-20'

/** What a case finds in its public folder: the fox, and those of the others that it names. */
export const filesFor = (text: string): PublicFiles =>
  new Map([
    ['/images/fox.svg', { bytes: 100 }],
    ...[
      ['/notes.txt', { bytes: 10 }] as const,
      ['/notes.json', { bytes: 10, isAnimation: false }] as const,
      ['/about.html', { bytes: 10 }] as const,
      ['/images/forgotten.png', { bytes: 9_000, pixels: { width: 400, height: 300 } }] as const,
      ['/images/small.png', { bytes: 9_000, pixels: { width: 400, height: 300 } }] as const,
      ['/images/heavy.jpg', { bytes: 4_200_000, pixels: { width: 6000, height: 4000 } }] as const,
      ['/images/heavy.svg', { bytes: 640_000 }] as const,
      ['/images/none.png', { bytes: 9_000, pixels: null }] as const,
    ].filter(([name]) => text.includes(name)),
  ])
