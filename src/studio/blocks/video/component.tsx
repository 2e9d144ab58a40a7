import type { VideoBlock } from '@engine/generated/content'
import { Video } from '../../elements/film/Video'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import style from './style.module.scss'

/** One film, as wide as the page, with its caption. */
export default function VideoWithCaption({ heading, film, caption }: VideoBlock) {
  return (
    <Section heading={heading}>
      <figure className={style.film}>
        <Video {...film} />
        {caption && (
          <figcaption className={style.caption}>
            <RichText html={caption} />
          </figcaption>
        )}
      </figure>
    </Section>
  )
}
