import { Picture } from '@engine/elements/Picture'
import type { PictureField } from '@engine/generated/content'
import { Fragment } from 'react'
import style from './card.module.scss'
import { MovingParts } from './MovingParts'

interface CardProps {
  title: string
  /** False hides the title from view; it still names the link. */
  showTitle?: boolean
  text?: string
  /** Small print under the words, for example "Museums" and "90 seconds". */
  details?: string[]
  image?: PictureField
  /** The sheets of what moves in the picture for a moment when the card is pointed at or focused. */
  movingParts?: string[]
  /** How wide the picture is drawn; see Picture. */
  sizes?: string
  /** Where the whole card leads. Without it the card is not a link. */
  href?: string
  /** Makes the link a download and says what comes, for example "PDF, 1.2 MB". */
  download?: string
  /** The level of the title's heading: 4 under a heading of level 3, 2 where no heading stands above the cards. */
  level?: 2 | 3 | 4
}

/** A card in a grid: a picture, a title and a line of text. */
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
          {details.map((detail, index) => (
            <Fragment key={detail}>
              <span>{index < details.length - 1 ? `${detail}\u00a0·` : detail}</span>{' '}
            </Fragment>
          ))}
        </p>
      )}
    </div>
  )
}
