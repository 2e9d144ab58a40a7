import { Video } from '../../elements/film/Video'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { VideoBlock } from '../../generated/content'
import style from './style.module.scss'

/** One film, as wide as the page, with its caption. */
export default function VideoWithCaption({ heading, film, caption }: VideoBlock) {
  return (
    <Section heading={heading}>
      <Video {...film} className={style.film}>
        {caption && (
          <div className={style.caption}>
            <RichText html={caption} />
          </div>
        )}
      </Video>
    </Section>
  )
}
