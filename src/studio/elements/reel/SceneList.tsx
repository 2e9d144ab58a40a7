import { respondToPress } from 'schema-pages/dom/pressed'
import { EnhancedLink } from 'schema-pages/elements/EnhancedLink'
import { Link } from 'schema-pages/elements/Link'
import { usePrefersReducedMotion } from 'schema-pages/elements/use-media'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import { Fold } from '../fold/Fold'
import style from './reel.module.scss'
import { type Chapter, clock, type Timeline } from './timeline'

type ListedChapter = Chapter & { page: string }

const hasPage = (chapter: Chapter): chapter is ListedChapter => chapter.page !== undefined

interface SceneListProps {
  timeline: Timeline
  current?: Chapter
  onPress: (time: number) => Promise<void>
}

/**
 * The films with a page. Each plays the reel from its start; without script or with reduced motion it links to its
 * page.
 */
export function SceneList({ timeline, current, onPress }: SceneListProps) {
  const prefersReducedMotion = usePrefersReducedMotion()
  const listed = timeline.chapters.filter(hasPage)
  return (
    <Fold label={fill(words.showAll, { count: listed.length })} title={words.scenes}>
      <ol className={style.scenes} aria-label={words.scenes}>
        {listed.map((chapter) => (
          <li key={chapter.start}>
            <SceneLink
              chapter={chapter}
              isCurrent={chapter === current}
              onPress={prefersReducedMotion ? undefined : onPress}
            />
          </li>
        ))}
      </ol>
    </Fold>
  )
}

interface SceneLinkProps {
  chapter: ListedChapter
  isCurrent: boolean
  /** Without it, the link works as a link. */
  onPress?: (time: number) => Promise<void>
}

function SceneLink({ chapter: { title, client, page, start }, isCurrent, onPress }: SceneLinkProps) {
  const link = {
    href: page,
    className: style.scene,
    'aria-current': isCurrent ? ('true' as const) : undefined,
    children: (
      <>
        <span className={style.clock}>{clock(start)}</span>
        <span className={style.title}>{title}</span>
        {client && <span className={style.client}>{client}</span>}
      </>
    ),
  }
  if (!onPress) return <Link {...link} />
  return <EnhancedLink {...link} onPress={(pressed) => respondToPress(pressed, () => onPress(start))} />
}
