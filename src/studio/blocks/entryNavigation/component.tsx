import { Link } from 'schema-pages/elements/Link'
import { NeighbourLink } from '../../elements/NeighbourLink'
import type { EntryNavigationBlock } from '../../generated/content'
import * as words from '../../words.json'
import type { EntryNavigationLoaded } from './load'
import { NextEntry } from './next-entry'
import style from './style.module.scss'

/** Links to the neighbours and to all entries (B3). */
export default function EntryNavigation({ link, previous, next }: EntryNavigationBlock & EntryNavigationLoaded) {
  return (
    <nav className={style.navigation} aria-label={words.neighbours}>
      <div>
        <NeighbourLink direction="previous" entry={previous} />
      </div>
      <Link href={link.href} newTab={link.newTab} className={style.all}>
        {link.text}
      </Link>
      <div className={style.next}>{next && <NextEntry {...next} />}</div>
    </nav>
  )
}
