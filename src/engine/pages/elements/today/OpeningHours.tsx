import * as words from '@studio/words.json'
import type { OpeningHoursField } from '../../../base/schema-types/content'
import { sayDay } from '../../../base/text/language/day'
import { sayTime, sayWeekday } from '../../../base/text/language/time-of-day'
import { usePage } from '../use-page'
import style from './of-today.module.scss'
import { spansOf } from './open-state'

interface OpeningHoursProps {
  hours: OpeningHoursField
  /** The time zone of the place: "Europe/Lisbon". */
  zone?: string
  className?: string
}

const weekdays = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** With script it says whether it is open now, and marks today. */
export function OpeningHours({ hours, zone, className }: OpeningHoursProps) {
  const { language } = usePage().settings
  const saySpans = (spans: { opens?: string; closes?: string }[]) =>
    spans
      .flatMap(({ opens, closes }) =>
        opens && closes ? [`${sayTime(opens, language)}–${sayTime(closes, language)}`] : [],
      )
      .join(', ') || words.closedAllDay
  const rows = [
    ...weekdays.map((day) => ({ day, name: sayWeekday(day, language), spans: saySpans(spansOf(hours, day)) })),
    ...[...new Set(hours.exceptions?.map(({ date }) => date))].map((day) => ({
      day,
      name: sayDay(day, language),
      spans: saySpans(hours.exceptions?.filter(({ date }) => date === day) ?? []),
    })),
  ]
  return (
    <of-today
      class={style.today}
      zone={zone}
      lang={language}
      hours={JSON.stringify(hours)}
      open-until={words.openUntil}
      closed-now={words.closedNow}
      next-opening={words.nextOpening}
    >
      <dl className={className}>
        {rows.map(({ day, name, spans }) => (
          // The element marks today. Node and browsers may name days differently: the html's names stay.
          <div key={day} data-day={day} suppressHydrationWarning>
            <dt suppressHydrationWarning>{name}</dt>
            <dd suppressHydrationWarning>{spans}</dd>
          </div>
        ))}
      </dl>
    </of-today>
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'of-today': {
        class?: string
        lang?: string
        zone?: string
        only?: string
        hours?: string
        'open-until'?: string
        'closed-now'?: string
        'next-opening'?: string
        children: ReactNode
      }
    }
  }
}
