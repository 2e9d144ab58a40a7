import { FilmTitle } from '../../elements/film/FilmTitle'
import { Video } from '../../elements/film/Video'
import { Grid } from '../../elements/Grid'
import { RichText } from '../../elements/RichText'
import { gridSizes } from '../../elements/sizes'
import type { CaseStudyBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Facts } from './facts'
import { Figures } from './figures'
import { Headed } from './headed'
import style from './style.module.scss'

export interface StoryProps {
  block: CaseStudyBlock
  /** The level of the headings. */
  level: 2 | 3
}

/** The film with its slate, and the figures. */
export function Film({ block: { client, agency, director, figures = [], film } }: Pick<StoryProps, 'block'>) {
  return (
    <div className={style.top}>
      <Facts facts={{ [words.client]: client, [words.agency]: agency, [words.director]: director }} />
      <Figures figures={figures} />
      {film && <Video {...film} />}
    </div>
  )
}

/** What the film set out to do. */
export function Idea({ block, level }: StoryProps) {
  return (
    <Headed level={level} title={words.idea}>
      <RichText html={block.idea} />
    </Headed>
  )
}

/** What came of it: what was special, what the client got, and anything more. */
export function Result({ block: { standOut, delivered = [], further }, level }: StoryProps) {
  return (
    <>
      {standOut && (
        <Headed level={level} title={words.standOut}>
          <RichText html={standOut} />
        </Headed>
      )}
      {delivered.length > 0 && (
        <Headed level={level} title={words.delivered}>
          <ul className={style.rows}>
            {delivered.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </Headed>
      )}
      <RichText html={further} className={style.part} />
    </>
  )
}

/** More films of the same work. */
export function MoreFilms({ block: { additionalVideos = [] }, level }: StoryProps) {
  if (additionalVideos.length === 0) return null
  return (
    <Headed level={level} title={words.moreFilms}>
      <Grid isPairs>
        {additionalVideos.map((video, index) => (
          <Video key={video.title} {...video} sizes={gridSizes(index, additionalVideos.length, '45vw')}>
            <p className={style.filmTitle}>
              <FilmTitle {...video} />
            </p>
          </Video>
        ))}
      </Grid>
    </Headed>
  )
}
