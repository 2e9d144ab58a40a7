import type { CaseStudyBlock } from '../../generated/content'
import style from './style.module.scss'

/** Large numbers, each read in one breath with what it counts: "40,000 views". */
export function Figures({ figures }: { figures: NonNullable<CaseStudyBlock['figures']> }) {
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
