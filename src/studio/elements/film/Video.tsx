import { type ReactNode, useState } from 'react'
import { respondToPress } from 'schema-pages/dom/pressed'
import { allowThirdParties } from 'schema-pages/dom/third-parties'
import { classNames } from 'schema-pages/elements/class-names'
import { EnhancedLink } from 'schema-pages/elements/EnhancedLink'
import { Picture } from 'schema-pages/elements/Picture'
import { fill } from 'schema-pages/text/interface-words'
import type { FilmField } from '../../generated/content'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import { FilmLoop } from '../FilmLoop'
import { MovingParts } from '../MovingParts'
import { Reel } from '../reel/Reel'
import { FilmDescription } from './FilmDescription'
import { FilmNote } from './FilmNote'
import { filmAddress } from './film-address'
import { VimeoPlayer } from './VimeoPlayer'
import style from './video.module.scss'

interface VideoProps extends FilmField {
  /** See Picture. The default is the width of a section. */
  sizes?: string
  className?: string
  /** The caption. */
  children?: ReactNode
}

interface PlayButtonProps extends Pick<FilmField, 'title' | 'standIn'> {
  video: number | string
  onPress: () => void
}

/** Covers the whole film. Without script it is a link to the film. */
function PlayButton({ title, video, standIn, onPress }: PlayButtonProps) {
  const name = standIn ? fill(words.playStandIn, { title, standIn: standIn.title }) : fill(words.playFilm, { title })
  return (
    <EnhancedLink
      href={filmAddress(video)}
      className={style.play}
      onPress={(link) => {
        allowThirdParties()
        respondToPress(link, async () => onPress())
      }}
    >
      <span className={classNames(buttons.button, style.label)}>
        <span aria-hidden="true" />
        <span className="visually-hidden">{name}</span>
      </span>
      {standIn && (
        <span className={style.tag} aria-hidden="true">
          {words.standIn}
        </span>
      )}
    </EnhancedLink>
  )
}

/** Plays its scenes here, or a film on Vimeo. */
export function Video({ sizes = '(min-width: 1400px) 95rem, 96vw', scenes, sound, ...film }: VideoProps) {
  if (!scenes) return <FilmOnVimeo sizes={sizes} {...film} />
  const { title, poster, loop, description, className, children } = film
  return (
    <Reel title={title} poster={poster} loop={loop} scenes={scenes} sound={sound} sizes={sizes} className={className}>
      {children}
      {description && <FilmDescription text={description} sound={sound} />}
    </Reel>
  )
}

/** Loads nothing of the provider before a visitor presses play (B5). */
function FilmOnVimeo({ sizes, className, children, ...film }: VideoProps) {
  const { title, video, standIn, poster, movingParts, loop } = film
  const [isAsked, setAsked] = useState(false)
  const picture = poster && <Picture src={poster} alt="" className={style.poster} sizes={sizes} />
  const isPlaying = isAsked && video !== undefined
  const note = isPlaying ? { standIn } : video === undefined ? { loop } : {}
  return (
    <figure className={classNames(style.film, className)}>
      {isPlaying ? (
        <VimeoPlayer key={video} title={standIn?.title ?? title} video={video} poster={picture} />
      ) : (
        <div className={style.video}>
          {picture}
          {loop ? <FilmLoop src={loop} /> : poster && <MovingParts sheets={movingParts} when="met" />}
          {video !== undefined && (
            <PlayButton title={title} video={video} standIn={standIn} onPress={() => setAsked(true)} />
          )}
          {video === undefined && !loop && (
            <p className={style.slate}>
              <span className="visually-hidden">{title}: </span>
              {words.comingSoon}
            </p>
          )}
        </div>
      )}
      {(children || note.loop || note.standIn) && (
        <figcaption>
          {children}
          <FilmNote {...note} />
        </figcaption>
      )}
    </figure>
  )
}
