import { Day } from 'schema-pages/elements/Day'
import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import type { OpeningBlock } from '../../generated/content'
import * as words from '../../words.json'
import type { OpeningLoaded } from './load'
import style from './style.module.scss'

/** The main heading of a page on the page's colour. The page of a service also says its price and duration, that of news its day. */
export default function Opening({ heading, line, image, buttons, day, price, duration }: OpeningBlock & OpeningLoaded) {
  return (
    <header className={style.opening}>
      <div className={style.inner}>
        <div className={style.words}>
          <h1>{heading}</h1>
          {day && <Day date={day} className={style.day} />}
          {line && <p className={style.line}>{line}</p>}
          {price && (
            <dl className={style.facts}>
              <div>
                <dt>{words.price}</dt>
                <dd>{price}</dd>
              </div>
              {duration && (
                <div>
                  <dt>{words.duration}</dt>
                  <dd>{duration}</dd>
                </div>
              )}
            </dl>
          )}
          {buttons && (
            <p className={style.buttons}>
              {buttons.map(({ text, ...link }) => (
                <Link key={text} {...link} className="button">
                  {text}
                </Link>
              ))}
            </p>
          )}
        </div>
        {image && <Picture {...image} className={style.picture} sizes="(min-width: 48rem) 45vw, 90vw" isFirst />}
      </div>
    </header>
  )
}
