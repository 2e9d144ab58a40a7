import { Link } from 'schema-pages/elements/Link'
import { usePage } from 'schema-pages/elements/use-page'
import type { TopicsBlock } from '../../generated/content'
import * as words from '../../words.json'
import type { TopicsLoaded } from './load'
import style from './style.module.scss'

/** Links to the pages of all topics of a collection, each with the number of its entries. */
export default function Topics({ all, topics }: TopicsBlock & TopicsLoaded) {
  const { path: here } = usePage()
  return (
    <section className={style.block}>
      <nav aria-label={words.topics}>
        <ul className={style.topics}>
          {all && (
            <li>
              <Link href={all.href} newTab={all.newTab} aria-current={all.href === here ? 'page' : undefined}>
                {all.text}
              </Link>
            </li>
          )}
          {topics.map(({ value, count, path = '', isHere }) => (
            <li key={path}>
              <Link href={path} aria-current={isHere ? 'page' : undefined}>
                {value} <small>{count}</small>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  )
}
