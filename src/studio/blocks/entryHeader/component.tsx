import { Fragment } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { longWordClass } from '../../elements/long-word'
import { NeighbourLink } from '../../elements/NeighbourLink'
import type { EntryHeaderBlock } from '../../generated/content'
import { titleLines } from './lines'
import type { EntryHeaderLoaded } from './load'
import style from './style.module.scss'

/** Small screens hide the links, which are also at the end of the page. */
export default function EntryHeader({ title, previous, next }: EntryHeaderBlock & EntryHeaderLoaded) {
  return (
    <header className={style.header}>
      <h1 className={classNames(style.title, longWordClass(title))}>
        {titleLines(title).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines never change places, and two may be the same
          <Fragment key={index}>
            {index > 0 && ' '}
            <span className={style.line}>{line}</span>
          </Fragment>
        ))}
      </h1>
      <div className={style.links}>
        <NeighbourLink direction="previous" entry={previous} />
        <NeighbourLink direction="next" entry={next} />
      </div>
    </header>
  )
}
