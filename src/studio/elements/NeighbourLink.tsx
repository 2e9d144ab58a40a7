import type { EntryLink } from '@engine/elements/entry-links'
import style from './neighbour-link.module.scss'

const words = { previous: 'Previous', next: 'Next' }

/** The link to the entry before or after; nothing at the ends of a collection (requirement B3). */
export function NeighbourLink({ direction, entry }: { direction: 'previous' | 'next'; entry?: EntryLink }) {
  if (!entry) return null
  return (
    <a
      href={entry.path}
      rel={direction === 'previous' ? 'prev' : 'next'}
      className={style.link}
      aria-label={`${words[direction]}: ${entry.title}`}
    >
      {direction === 'previous' && <span aria-hidden="true">← </span>}
      {words[direction]}
      {direction === 'next' && <span aria-hidden="true"> →</span>}
    </a>
  )
}
