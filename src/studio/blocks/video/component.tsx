import { Video } from '../../elements/film/Video'
import { RichText } from '../../elements/RichText'
import { Reel } from '../../elements/reel/Reel'
import { Section } from '../../elements/Section'
import type { VideoBlock } from '../../generated/content'
import style from './style.module.scss'

/** One film with its caption: a reel of loops, or a single film. */
export default function VideoWithCaption({ id, heading, film, reel, caption }: VideoBlock) {
  const words = caption && (
    <div className={style.caption}>
      <RichText html={caption} />
    </div>
  )
  return (
    <Section heading={heading}>
      {reel ? (
        <Reel id={id} {...film} scenes={reel} sizes="(min-width: 1400px) 95rem, 96vw" className={style.film}>
          {words}
        </Reel>
      ) : (
        <Video {...film} className={style.film}>
          {words}
        </Video>
      )}
    </Section>
  )
}
