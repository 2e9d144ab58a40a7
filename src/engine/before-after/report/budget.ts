import type { EncodedPicture, SeenChange } from '../model'

/** Which pictures go into a report. */
export interface Budget {
  /** Those that are shown small, and those that can be looked at in full size. */
  thumbnails: ReadonlySet<SeenChange>
  wholes: ReadonlySet<SeenChange>
}

/** Thumbnails may take this share of the room, so that something can be looked at in full size, too. */
const shareOfThumbnails = 2 / 3

/** What a picture takes in a document, in bytes: four letters for three bytes, and its tag. */
const weigh = (picture: EncodedPicture | undefined): number =>
  picture ? Math.ceil(picture.webp.length / 3) * 4 + 200 : 0

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0)

const weightOf = ({ pairs }: SeenChange, size: 'whole' | 'thumbnail'): number =>
  sum(pairs.flatMap(({ before, now }) => [weigh(before?.[size]), weigh(now?.[size])]))

/** Chooses as many changes as fit into so many bytes, the first ones first. Returns them with the bytes that they take. */
function chooseFitting(changes: SeenChange[], size: 'whole' | 'thumbnail', room: number) {
  const chosen = new Set<SeenChange>()
  let taken = 0
  for (const change of changes) {
    const weight = weightOf(change, size)
    if (taken + weight > room) continue
    taken += weight
    chosen.add(change)
  }
  return { chosen, taken }
}

/** Chooses the pictures for a report that may hold so many bytes of them: thumbnails first, then pictures in full size. */
export function shareRoom(changes: SeenChange[], room: number): Budget {
  const seen = changes.filter(({ pairs }) => pairs.length > 0)
  const small = chooseFitting(seen, 'thumbnail', room * shareOfThumbnails)
  const whole = chooseFitting([...small.chosen], 'whole', room - small.taken)
  return { thumbnails: small.chosen, wholes: whole.chosen }
}
