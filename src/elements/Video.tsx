import { lazy, Suspense, useState } from 'react'
import type { FilmField } from '../generated/content'
import { filmAddress } from './film-address'
import { Picture } from './Picture'
import style from './video.module.scss'

const VimeoPlayer = lazy(() => import('./VimeoPlayer'))

/** A film behind its poster: nothing of the provider is loaded before a visitor presses play (requirement B5). */
export function Video({ title, video, poster }: FilmField) {
  const [isAsked, setAsked] = useState(false)
  const picture = poster && <Picture src={poster} alt="" className={style.poster} />
  if (video === undefined) {
    return (
      <div className={style.video}>
        {picture}
        <p className={style.label}>COMING SOON</p>
      </div>
    )
  }
  if (isAsked) {
    return (
      <div className={style.video}>
        <Suspense fallback={picture}>
          <VimeoPlayer title={title} video={video} />
        </Suspense>
      </div>
    )
  }
  return (
    <a
      href={filmAddress(video)}
      className={style.video}
      onClick={(event) => {
        event.preventDefault()
        setAsked(true)
      }}
    >
      {picture}
      <span className={style.label}>
        <span aria-hidden="true">▶ </span>Play <span className="visually-hidden">“{title}”</span>
      </span>
    </a>
  )
}
