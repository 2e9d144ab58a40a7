import { sayDay } from '../../base/text/language/day'
import { usePage } from './use-page'

interface DayProps {
  /** A value of the format "date". */
  date: string
  className?: string
}

export function Day({ date, className }: DayProps) {
  const { language } = usePage().settings
  return (
    // Node and browsers may name months differently: the html's names stay.
    <time dateTime={date} className={className} suppressHydrationWarning>
      {sayDay(date, language)}
    </time>
  )
}
