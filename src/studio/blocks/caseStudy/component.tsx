import { Video } from '../../elements/film/Video'
import { Grid } from '../../elements/Grid'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { CaseStudyBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Facts } from './facts'
import { Figures } from './figures'
import { Gallery } from './gallery'
import type { CaseStudyLoaded } from './load'
import { Part } from './part'
import style from './style.module.scss'

/** The story of one piece of work. Without a heading it is the page's own story, and its parts are one level higher. */
export default function CaseStudy(block: CaseStudyBlock & CaseStudyLoaded) {
  const { heading, client, agency, director, figures = [], film, idea, images = [] } = block
  const { standOut, delivered = [], further, additionalVideos = [] } = block
  const level = heading ? 3 : 2
  return (
    <Section heading={heading}>
      <div className={style.top}>
        <Facts facts={{ [words.client]: client, [words.agency]: agency, [words.director]: director }} />
        <Figures figures={figures} />
        {film && <Video {...film} />}
      </div>
      <div className={style.story}>
        <Part level={level} title={words.idea}>
          <RichText html={idea} />
        </Part>
        <Gallery images={images} />
        {standOut && (
          <Part level={level} title={words.standOut}>
            <RichText html={standOut} />
          </Part>
        )}
        {delivered.length > 0 && (
          <Part level={level} title={words.delivered}>
            <ul>
              {delivered.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </Part>
        )}
        <RichText html={further} className={style.part} />
      </div>
      {additionalVideos.length > 0 && (
        <Part level={level} title={words.moreFilms}>
          <Grid>
            {additionalVideos.map((video, index) => (
              <Video key={video.title} {...video} sizes={gridSizes(index, additionalVideos.length)} />
            ))}
          </Grid>
        </Part>
      )}
    </Section>
  )
}
