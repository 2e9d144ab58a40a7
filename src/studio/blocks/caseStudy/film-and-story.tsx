import { FilmTitle } from '../../elements/film/FilmTitle'
import { Video } from '../../elements/film/Video'
import { Grid } from '../../elements/Grid'
import { RichText } from '../../elements/RichText'
import { gridSizes } from '../../elements/sizes'
import type { CaseStudyBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Headed } from './headed'
import style from './style.module.scss'

export interface StoryProps {
  block: CaseStudyBlock
  level: 2 | 3
}

/** Omits unknown facts. */
function Facts({ facts }: { facts: Record<string, string | undefined> }) {
  const known = Object.entries(facts).filter(([, value]) => value)
  if (known.length === 0) return null
  return (
    <dl className={style.facts}>
      {known.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

/** One paragraph for each, so that it is read as "40,000 views". */
function Figures({ figures }: { figures: NonNullable<CaseStudyBlock['figures']> }) {
  if (figures.length === 0) return null
  return (
    <ul className={style.figures}>
      {figures.map(({ value, label }) => (
        <li key={label}>
          <strong className={style.value}>{value}</strong> {label}
        </li>
      ))}
    </ul>
  )
}

export function Film({ block: { client, agency, director, figures = [], film } }: Pick<StoryProps, 'block'>) {
  return (
    <div className={style.top}>
      <Facts facts={{ [words.client]: client, [words.agency]: agency, [words.director]: director }} />
      <Figures figures={figures} />
      {film && <Video {...film} />}
    </div>
  )
}

export function Idea({ block, level }: StoryProps) {
  return (
    <Headed level={level} title={words.idea}>
      <RichText html={block.idea} />
    </Headed>
  )
}

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

export function MoreFilms({ block: { additionalVideos = [] }, level }: StoryProps) {
  if (additionalVideos.length === 0) return null
  return (
    <Headed level={level} title={words.moreFilms}>
      <Grid isStrip>
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
