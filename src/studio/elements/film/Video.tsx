import { respondToPress } from '@engine/dom/pressed'
import { allowThirdParties } from '@engine/dom/third-parties'
import { classNames } from '@engine/elements/class-names'
import { EnhancedLink } from '@engine/elements/EnhancedLink'
import { Picture } from '@engine/elements/Picture'
import { fill } from '@engine/text/interface-words'
import { useState } from 'react'
import type { FilmField } from '../../generated/content'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import { FilmLoop } from '../FilmLoop'
import { filmAddress } from './film-address'
import { VimeoPlayer } from './VimeoPlayer'
import style from './video.module.scss'

interface VideoProps extends FilmField {
  /** How wide its poster is drawn; see Picture. The usual figure is that of a film as wide as its section. */
  sizes?: string
}

/**
 * A film behind its poster, over which its loop plays: nothing of the provider is loaded before a visitor presses play
 * (requirement B5). Without script the play button is a link to the film.
 */
export function Video({ title, video, poster, loop, sizes = '(min-width: 1400px) 95rem, 96vw' }: VideoProps) {
  const [isAsked, setAsked] = useState(false)
  const picture = poster && <Picture src={poster} alt="" className={style.poster} sizes={sizes} />
  const cover = (
    <>
      {picture}
      {loop && <FilmLoop src={loop} />}
    </>
  )
  if (video === undefined) {
    return (
      <div className={style.video}>
        {cover}
        <p className={style.slate}>
          <span className="visually-hidden">{title}: </span>
          {loop && <span className={style.whole}>{words.wholeFilm} </span>}
          {words.comingSoon}
        </p>
      </div>
    )
  }
  if (isAsked) return <VimeoPlayer key={video} title={title} video={video} poster={picture} />

  return (
    <div className={style.video}>
      {cover}
      <EnhancedLink
        href={filmAddress(video)}
        className={style.play}
        onPress={(link) => {
          allowThirdParties()
          respondToPress(link, async () => setAsked(true))
        }}
      >
        <span className={classNames(buttons.button, style.label)}>
          <span aria-hidden="true" />
          <span className="visually-hidden">{fill(words.playFilm, { title })}</span>
        </span>
      </EnhancedLink>
    </div>
  )
}
