import { fill } from 'schema-pages/text/interface-words'
import type { WorkedExamplesBlock } from '../../generated/content'
import * as words from '../../words.json'
import style from './style.module.scss'

type Stage = WorkedExamplesBlock['examples'][number]['stages'][number]

const inWeeks = (count: number) => (count === 1 ? words.oneWeek : fill(words.weeks, { count }))

/** Each stage has its bar on a ruler of all weeks. */
export function Schedule({ stages }: { stages: Stage[] }) {
  const beginnings = stages.map((_, index) => stages.slice(0, index).reduce((sum, { weeks }) => sum + weeks, 0))
  const total = stages.reduce((sum, { weeks }) => sum + weeks, 0)
  const ticks = Array.from({ length: total + 1 }, (_, week) => `M${week} 0v1`).join('')
  return (
    <>
      <p className={style.total}>{inWeeks(total)}</p>
      <ol className={style.stages}>
        {stages.map(({ title, weeks }, index) => (
          <li key={title} className={style.stage}>
            <span>{title}</span> <span className={style.weeks}>{inWeeks(weeks)}</span>
            <svg className={style.ruler} viewBox={`0 0 ${total} 1`} preserveAspectRatio="none" aria-hidden="true">
              <path className={style.ticks} d={ticks} />
              <rect className={style.bar} x={beginnings[index]} width={weeks} height="1" />
            </svg>
          </li>
        ))}
      </ol>
    </>
  )
}
