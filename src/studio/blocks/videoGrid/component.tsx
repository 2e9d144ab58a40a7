import { FilmTitle } from '../../elements/film/FilmTitle'
import { Video } from '../../elements/film/Video'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { VideoGridBlock } from '../../generated/content'
import style from './style.module.scss'

export default function VideoGrid({ heading, html, videos }: VideoGridBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid isStrip>
        {videos.map((film, index) => (
          <Video key={film.title} {...film} sizes={gridSizes(index, videos.length, '78vw')} className={style.film}>
            <p className={style.title}>
              <FilmTitle {...film} />
            </p>
          </Video>
        ))}
      </Grid>
    </Section>
  )
}
