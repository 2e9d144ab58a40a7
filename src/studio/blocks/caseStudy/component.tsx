import { Video } from '../../elements/film/Video'
import { Fold } from '../../elements/fold/Fold'
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

interface StoryProps {
  block: CaseStudyBlock
  /** The level of its parts' headings. */
  level: 2 | 3
}

/** How a piece of work came about: its parts, its stills and its further films. */
function Story({ block, level }: StoryProps) {
  const { idea, images = [], standOut, delivered = [], further, additionalVideos = [] } = block
  return (
    <div className={style.all}>
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
    </div>
  )
}

/**
 * The story of one piece of work. Without a heading it is the page's own story, and its parts are one level higher; with
 * one it stands beside others, and a small screen shows the film and the figures first.
 */
export default function CaseStudy(block: CaseStudyBlock & CaseStudyLoaded) {
  const { heading, client, agency, director, figures = [], film } = block
  return (
    <Section heading={heading}>
      <div className={style.top}>
        <Facts facts={{ [words.client]: client, [words.agency]: agency, [words.director]: director }} />
        <Figures figures={figures} />
        {film && <Video {...film} />}
      </div>
      {heading ? (
        <Fold label={words.readOn} title={heading}>
          <Story block={block} level={3} />
        </Fold>
      ) : (
        <Story block={block} level={2} />
      )}
    </Section>
  )
}
