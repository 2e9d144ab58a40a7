import type { EncodedPicture, VisibleChange } from '../visible-change'

export interface Budget {
  thumbnails: ReadonlySet<VisibleChange>
  wholes: ReadonlySet<VisibleChange>
}

/** Leaves room for some pictures in full size. */
const shareOfThumbnails = 2 / 3

const sizeOf = (picture: EncodedPicture | undefined): number =>
  picture ? Math.ceil(picture.webp.length / 3) * 4 + 200 : 0

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const totalSize = ({ pairs }: VisibleChange, size: 'whole' | 'thumbnail'): number =>
  sum(pairs.flatMap(({ before, now }) => [sizeOf(before?.[size]), sizeOf(now?.[size])]))

/** `room` is in bytes. Earlier changes take precedence. */
function chooseFitting(changes: VisibleChange[], size: 'whole' | 'thumbnail', room: number) {
  const chosen = new Set<VisibleChange>()
  let taken = 0
  for (const change of changes) {
    const bytes = totalSize(change, size)
    if (taken + bytes > room) continue
    taken += bytes
    chosen.add(change)
  }
  return { chosen, taken }
}

/** Thumbnails take precedence over pictures in full size. */
export function fitPictures(changes: VisibleChange[], room: number): Budget {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const small = chooseFitting(seen, 'thumbnail', room * shareOfThumbnails)
  const whole = chooseFitting([...small.chosen], 'whole', room - small.taken)
  return { thumbnails: small.chosen, wholes: whole.chosen }
}
