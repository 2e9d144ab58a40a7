import type { EntryLink } from 'schema-pages/elements/entry-links'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../words.json'
import style from './neighbour-link.module.scss'

const directions = {
  previous: { rel: 'prev', name: words.previous, label: words.previousEntry },
  next: { rel: 'next', name: words.next, label: words.nextEntry },
}

export function NeighbourLink({ direction, entry }: { direction: keyof typeof directions; entry?: EntryLink }) {
  if (!entry) return null
  const { rel, name, label } = directions[direction]
  return (
    <a href={entry.path} rel={rel} className={style.link} aria-label={fill(label, { title: entry.title })}>
      {direction === 'previous' && <span aria-hidden="true">← </span>}
      {name}
      {direction === 'next' && <span aria-hidden="true"> →</span>}
    </a>
  )
}
