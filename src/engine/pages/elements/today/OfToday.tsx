import type { ReactNode } from 'react'
import { usePage } from '../use-page'
import style from './of-today.module.scss'

interface OfTodayProps {
  /** `day` is "friday", or "2027-03-12", which comes before it. */
  items: readonly { day: string; content: ReactNode }[]
  /** The time zone of the place: "Europe/Lisbon". */
  zone?: string
  /** Shows today's alone, where there is one. */
  only?: boolean
  className?: string
}

/** What is for days, such as a menu. With script today's has `aria-current="date"`. */
export function OfToday({ items, zone, only, className }: OfTodayProps) {
  const { language } = usePage().settings
  return (
    <of-today class={style.today} zone={zone} lang={language} only={only ? '' : undefined}>
      <ul className={className}>
        {items.map(({ day, content }) => (
          <li key={day} data-day={day} suppressHydrationWarning>
            {content}
          </li>
        ))}
      </ul>
    </of-today>
  )
}
