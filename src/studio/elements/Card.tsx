import { Fragment } from 'react'
import { Picture } from 'schema-pages/elements/Picture'
import type { PictureField } from 'schema-pages/types'
import style from './card.module.scss'
import { MovingParts } from './MovingParts'

interface CardProps {
  title: string
  /** A hidden title still names the link. */
  showTitle?: boolean
  text?: string
  /** Small print: "Museums", "90 seconds". */
  details?: string[]
  image?: PictureField
  /** Sprite sheets that move on hover or focus. */
  movingParts?: string[]
  /** See Picture. */
  sizes?: string
  /** Without it the card is not a link. */
  href?: string
  /** Makes the link a download with a note: "PDF, 1.2 MB". */
  download?: string
  /** The heading's level: 2 if the cards have no heading above. */
  level?: 2 | 3 | 4
}

export function Card({
  title,
  showTitle = true,
  text,
  details = [],
  image,
  movingParts,
  sizes,
  href,
  download,
  level = 3,
}: CardProps) {
  const Heading = `h${level}` as const
  const name = <span className={showTitle ? undefined : 'visually-hidden'}>{title}</span>
  return (
    <div className={style.card}>
      {image && <Picture src={image.src} alt={image.alt} className={style.picture} sizes={sizes} />}
      {image && <MovingParts sheets={movingParts} when="met" />}
      <Heading className={style.title}>
        {href ? (
          <a href={href} className={style.link} download={download !== undefined}>
            {name} {download && <span className={style.note}>{download}</span>}
          </a>
        ) : (
          name
        )}
      </Heading>
      {text && <p className={style.text}>{text}</p>}
      {details.length > 0 && (
        <p className={style.details}>
          <span className={style.facts}>
            {details.map((detail) => (
              <Fragment key={detail}>
                <span>{detail}</span>{' '}
              </Fragment>
            ))}
          </span>
        </p>
      )}
    </div>
  )
}
