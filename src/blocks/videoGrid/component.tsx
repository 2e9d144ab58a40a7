import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import { Video } from '../../elements/Video'
import type { VideoGridBlock } from '../../generated/content'
import style from './style.module.scss'

/** Several films side by side, each with its title under it. */
export default function VideoGrid({ heading, html, videos }: VideoGridBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid>
        {videos.map((film) => (
          <figure key={film.title} className={style.film}>
            <Video {...film} />
            <figcaption className={style.title}>{film.title}</figcaption>
          </figure>
        ))}
      </Grid>
    </Section>
  )
}
