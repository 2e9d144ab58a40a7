import { Buttons } from '../../elements/Buttons'
import { classNames } from '../../elements/class-names'
import { Picture } from '../../elements/Picture'
import { usePage } from '../../elements/page-context'
import type { BannerBlock } from '../../generated/content'
import { BackgroundFilm } from './background-film'
import style from './style.module.scss'

/** The picture at the top of a page, the page's heading under it, and a film over the picture once all else is loaded. */
export default function Banner({ heading, subheading, image, video, buttons }: BannerBlock) {
  const hasWords = heading ?? subheading ?? buttons
  const { width = 0, height = 0 } = usePage().assets[image.src] ?? {}
  // Drawn as a banner, with its subject in the right half: it needs no ground beside it.
  const isBanner = width > 2 * height
  return (
    <header className={style.banner}>
      <div className={classNames(style.frame, isBanner && style.wide)} data-live={video === undefined ? undefined : ''}>
        <Picture
          src={image.src}
          alt={image.alt}
          className={style.picture}
          // On small screens the frame is so high that the picture is cut at its sides.
          sizes={
            hasWords || isBanner
              ? '(min-width: 1100px) 100vw, (min-width: 768px) 120vw, 133vw'
              : '(min-width: 768px) 57vw, 133vw'
          }
          isFirst
        />
        {video !== undefined && <BackgroundFilm video={video} />}
      </div>
      {hasWords && (
        <div className={style.words}>
          {heading && <h1 className={style.heading}>{heading}</h1>}
          {subheading && <p className={style.subheading}>{subheading}</p>}
          <Buttons links={buttons} />
        </div>
      )}
    </header>
  )
}
