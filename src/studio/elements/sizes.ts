/**
 * For a picture as wide as `span` of the twelve columns of section.module.scss. `phone` is its width below a tablet's.
 */
function columnSizes(span: number, phone: string): string {
  const share = Math.ceil((92 * span) / 12)
  return `(min-width: 1360px) ${share}rem, (min-width: 1100px) ${share}vw, (min-width: 768px) 46vw, ${phone}`
}

/** As in grid.module.scss. */
function spanOf(index: number, count: number): number {
  if (count === 1) return 12
  if (count === 4) return 3
  if (count % 3 === 2) return index < 2 ? 6 : 4
  const isLarge = count > 4 && count % 3 === 1 && (index === 0 || index === 3)
  return isLarge ? 8 : 4
}

/** For a picture in an item of a Grid with `count` items. */
export const gridSizes = (index: number, count: number, phone = '92vw'): string =>
  columnSizes(spanOf(index, count), phone)
