import { Day } from 'schema-pages/elements/Day'
import { Link } from 'schema-pages/elements/Link'
import { fill } from 'schema-pages/text/interface-words'
import type { NeuesBlock } from '../../generated/content'
import * as words from '../../words.json'
import type { NeuesLoaded } from './load'

/** Entries, a line each, the other pages of the list, and the pages of values. */
export default function Neues({ heading, items, pages, values }: NeuesBlock & NeuesLoaded) {
  return (
    <section>
      {heading && <h2>{heading}</h2>}
      <ul>
        {items.map(({ path, title, day }) => (
          <li key={path}>
            <Link href={path}>{title}</Link> {day && <Day date={day} />}
          </li>
        ))}
      </ul>
      {pages && (
        <nav aria-label={words.pages}>
          <p>{fill(words.pageOf, { number: pages.number, count: pages.count })}</p>
          {pages.previous && <Link href={pages.previous}>{words.previousPage}</Link>}{' '}
          {pages.next && <Link href={pages.next}>{words.nextPage}</Link>}
        </nav>
      )}
      {values.length > 0 && (
        <ul>
          {values.map(({ value, count, path, isHere }) => (
            <li key={value}>
              {path ? (
                <Link href={path} aria-current={isHere ? 'page' : undefined}>
                  {value}
                </Link>
              ) : (
                value
              )}{' '}
              ({count})
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
