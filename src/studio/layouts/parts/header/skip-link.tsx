import * as words from '../../../words.json'
import style from './skip-link.module.scss'

export function SkipLink() {
  return (
    <a href="#content" className={style.skip}>
      {words.skipToContent}
    </a>
  )
}
