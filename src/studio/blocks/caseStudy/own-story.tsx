import type { CaseStudyBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Credits } from './credits'
import { Film, Idea, MoreFilms, Result } from './film-and-story'
import { Headed } from './headed'
import { layoutOf, type StoryLayout } from './layout-of'
import { type Lightbox, useLightbox } from './lightbox'
import style from './own-story.module.scss'
import { Stills } from './stills'

interface LayoutProps {
  block: CaseStudyBlock
  lightbox: Lightbox
}

/** A full-width still between idea and result; the other stills are small. */
function StillStory({ block, lightbox }: LayoutProps) {
  return (
    <>
      <div className={style.tinted}>
        <Film block={block} />
      </div>
      <div className={style.opening}>
        <Idea block={block} level={2} />
      </div>
      <Stills lightbox={lightbox} arrangement="wide" to={1} />
      <div className={style.results}>
        <Result block={block} level={2} />
        <Credits block={block} level={2} />
      </div>
      <div className={style.end}>
        <Stills lightbox={lightbox} arrangement="row" from={1} />
        <MoreFilms block={block} level={2} />
      </div>
    </>
  )
}

/** The idea next to the film, then a film strip from sketch to finished frame. */
function StripStory({ block, lightbox }: LayoutProps) {
  const labels = [...(block.sketches ?? []).map(({ label }) => label), words.finishedFrame]
  return (
    <>
      <div className={style.besides}>
        <Film block={block} />
        <Idea block={block} level={2} />
      </div>
      <div className={style.strip}>
        <Headed level={2} title={words.fromSketch}>
          <Stills lightbox={lightbox} arrangement="strip" to={labels.length} labels={labels} />
        </Headed>
      </div>
      <div className={style.results}>
        <Result block={block} level={2} />
        <Credits block={block} level={2} />
      </div>
      <div className={style.end}>
        <Stills lightbox={lightbox} arrangement="row" from={labels.length} />
        <MoreFilms block={block} level={2} />
      </div>
    </>
  )
}

/** The film on a dark ground, text next to the stills, and the credits at the end. */
function CreditsStory({ block, lightbox }: LayoutProps) {
  return (
    <>
      <div className={style.screening}>
        <Film block={block} />
      </div>
      <div className={style.beside}>
        <div>
          <Idea block={block} level={2} />
          <Result block={block} level={2} />
        </div>
        <Stills lightbox={lightbox} arrangement="wall" />
        <MoreFilms block={block} level={2} />
      </div>
      <div className={style.roll}>
        <Credits block={block} level={2} />
      </div>
    </>
  )
}

const layouts: Record<StoryLayout, typeof StillStory> = {
  still: StillStory,
  strip: StripStory,
  credits: CreditsStory,
}

export function OwnStory({ block }: { block: CaseStudyBlock }) {
  const layout = layoutOf(block)
  const { sketches = [], images = [] } = block
  const lightbox = useLightbox(layout === 'strip' ? [...sketches.map(({ image }) => image), ...images] : images)
  const Layout = layouts[layout]
  return (
    <section className={style.story}>
      <Layout block={block} lightbox={lightbox} />
      {lightbox.dialog}
    </section>
  )
}
