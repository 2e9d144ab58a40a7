import { Fold } from '../../elements/fold/Fold'
import { Section } from '../../elements/Section'
import type { CaseStudyBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Credits } from './credits'
import { Film, Idea, MoreFilms, Result } from './film-and-story'
import { useLightbox } from './lightbox'
import type { CaseStudyLoaded } from './load'
import { OwnStory } from './own-story'
import { Stills } from './stills'
import style from './style.module.scss'

/** A small screen shows the film and the figures first, unless the story is open. */
function OneOfSeveral({ block }: { block: CaseStudyBlock & { heading: string } }) {
  const lightbox = useLightbox(block.images ?? [])
  const story = (
    <>
      <div className={style.story}>
        <Idea block={block} level={3} />
        <Stills lightbox={lightbox} arrangement="wall" />
        <Result block={block} level={3} />
        <Credits block={block} level={3} />
      </div>
      <MoreFilms block={block} level={3} />
    </>
  )
  return (
    <Section heading={block.heading}>
      <Film block={block} />
      {block.isOpen ? (
        story
      ) : (
        <Fold label={words.howMade} title={block.heading}>
          <div className={style.all}>{story}</div>
        </Fold>
      )}
      {lightbox.dialog}
    </Section>
  )
}

/** Without a heading it is the page's own story, and its headings are one level higher. */
export default function CaseStudy(block: CaseStudyBlock & CaseStudyLoaded) {
  const { heading } = block
  return heading === undefined ? <OwnStory block={block} /> : <OneOfSeveral block={{ ...block, heading }} />
}
