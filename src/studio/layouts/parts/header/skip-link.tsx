import * as words from '../../../words.json'
import style from './skip-link.module.scss'

/** The first stop of the Tab key: leads past the navigation. Seen only while it has the focus. */
export function SkipLink() {
  return (
    <a href="#content" className={style.skip}>
      {words.skipToContent}
    </a>
  )
}
