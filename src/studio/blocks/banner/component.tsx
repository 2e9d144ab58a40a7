import { classNames } from 'schema-pages/elements/class-names'
import { Link } from 'schema-pages/elements/Link'
import { Picture } from 'schema-pages/elements/Picture'
import { usePage } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import { Buttons } from '../../elements/Buttons'
import { focusClass } from '../../elements/focus'
import { longWordClass } from '../../elements/long-word'
import { MovingParts } from '../../elements/MovingParts'
import type { BannerBlock } from '../../generated/content'
import { usePriceLine } from '../../model'
import * as words from '../../words.json'
import style from './style.module.scss'

export default function Banner(block: BannerBlock) {
  const { heading, subheading, image, focus, movingParts, film, buttons, showsPrice } = block
  const priceLine = usePriceLine()
  const { width = 0, height = 0 } = usePage().assets[image.src] ?? {}
  const hasWords = heading ?? subheading ?? buttons
  // A banner picture has its subject in its right half, so the heading needs no ground.
  const isBanner = width > 2 * height
  // On small screens the frame crops the picture's sides.
  const sizes =
    hasWords || isBanner
      ? '(min-width: 1100px) 100vw, (min-width: 768px) 120vw, 133vw'
      : '(min-width: 768px) 57vw, 133vw'
  return (
    <header className={style.banner}>
      <div className={classNames(style.frame, isBanner && style.wide, focusClass(focus))} data-frame>
        <Picture src={image.src} alt={image.alt} className={style.picture} sizes={sizes} isFirst />
        <MovingParts sheets={movingParts} />
        {film && <banner-film class={style.film} video={String(film.video)} suppressHydrationWarning />}
      </div>
      {hasWords && (
        <div className={style.words}>
          {heading && <h1 className={classNames(style.heading, longWordClass(heading))}>{heading}</h1>}
          {subheading && <p className={style.subheading}>{subheading}</p>}
          <Buttons links={buttons} />
          {showsPrice && priceLine && (
            <p className={style.price}>
              <Link href={priceLine.href}>{priceLine.text}</Link>
            </p>
          )}
        </div>
      )}
      {film?.standIn && (
        <p className={style.credit}>
          <a href={film.standIn.href}>{fill(words.filmCredit, { ...film.standIn })}</a>
        </p>
      )}
    </header>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'banner-film': { class?: string; video: string; suppressHydrationWarning?: boolean }
    }
  }
}
