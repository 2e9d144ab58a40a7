import { Fragment } from 'react'
import { Link } from 'schema-pages/elements/Link'
import type { EntryList } from 'schema-pages/model/load'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../words.json'
import style from './list-pages.module.scss'

/** The first page, the last, this one and those beside it. */
const isNamed = (number: number, here: number, count: number) =>
  number === 1 || number === count || Math.abs(number - here) <= 1

/** Links to the pages of a list. */
export function ListPages({ number, count, paths, previous, next }: NonNullable<EntryList['page']>) {
  const named = paths.map((path, index) => ({ path, to: index + 1 })).filter(({ to }) => isNamed(to, number, count))
  return (
    <nav className={style.pages} aria-label={words.pages}>
      <p>{fill(words.pageOf, { number, count })}</p>
      {previous && <Link href={previous}>{words.previousPage}</Link>}
      <ol>
        {named.map(({ path, to }, index) => (
          <Fragment key={path}>
            {index > 0 && named[index - 1]?.to !== to - 1 && <li aria-hidden="true">…</li>}
            <li>
              <Link href={path} aria-current={to === number ? 'page' : undefined}>
                {String(to)}
              </Link>
            </li>
          </Fragment>
        ))}
      </ol>
      {next && <Link href={next}>{words.nextPage}</Link>}
    </nav>
  )
}
