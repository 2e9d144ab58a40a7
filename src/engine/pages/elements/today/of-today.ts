import type { OpeningHoursField } from '../../../base/schema-types/content'
import { fill } from '../../../base/text/interface-words'
import { sayDay } from '../../../base/text/language/day'
import { localeOf } from '../../../base/text/language/text-order'
import { sayTime, sayWeekday, weekdayOf } from '../../../base/text/language/time-of-day'
import { clockIn } from '../../../base/text/language/zone-clock'
import { openState, type WhetherOpen } from './open-state'

const minute = 60_000

const today = 'aria-current'

function sayAhead({ day, ahead }: { day: string; ahead: number }, language?: string): string {
  if (ahead < 2) return new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' }).format(ahead, 'day')
  return ahead < 7 ? sayWeekday(weekdayOf(day), language) : sayDay(day, language)
}

/** "2027-03-12" comes before "friday". Days that are past are hidden. */
function markRows(element: HTMLElement, day: string): void {
  const rows = [...element.querySelectorAll<HTMLElement>('[data-day]')]
  const named = [day, weekdayOf(day)].find((name) => rows.some((row) => row.dataset.day === name))
  for (const row of rows) {
    const { day: own = '' } = row.dataset
    if (own === named) row.setAttribute(today, 'date')
    else row.removeAttribute(today)
    const isPast = /^\d/.test(own) && own < day
    row.hidden = isPast || (named !== undefined && own !== named && element.hasAttribute('only'))
  }
}

/**
 * `<of-today zone="Europe/Lisbon" only>` marks what is for today by `data-day`; with `hours` it says whether it is open
 * now. Without script all days are there.
 */
export function defineOfToday(): void {
  if (customElements.get('of-today')) return
  customElements.define(
    'of-today',
    class extends HTMLElement {
      static observedAttributes = ['hours', 'zone', 'only']
      #timer?: ReturnType<typeof setTimeout>

      connectedCallback(): void {
        // React knows nothing of a shadow.
        const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' })
        const status = document.createElement('div')
        status.setAttribute('part', 'status')
        status.setAttribute('role', 'status')
        root.replaceChildren(status, document.createElement('slot'))
        this.#show()
      }

      disconnectedCallback(): void {
        clearTimeout(this.#timer)
      }

      attributeChangedCallback(): void {
        if (this.shadowRoot) this.#show()
      }

      #show(): void {
        const clock = clockIn(this.getAttribute('zone') ?? undefined)
        markRows(this, clock.day)
        const hours = this.getAttribute('hours')
        const status = this.shadowRoot?.querySelector('div')
        const words = hours === null ? '' : this.#say(openState(JSON.parse(hours) as OpeningHoursField, clock))
        // Screen readers say it again where it is written again.
        if (status && status.textContent !== words) status.textContent = words
        clearTimeout(this.#timer)
        this.#timer = setTimeout(() => this.#show(), minute - (Date.now() % minute))
      }

      #say(state: WhetherOpen): string {
        const language = this.getAttribute('lang') ?? undefined
        const words = (name: string) => this.getAttribute(name) ?? ''
        if ('until' in state) return fill(words('open-until'), { time: sayTime(state.until, language) })
        const { next } = state
        if (!next) return words('closed-now')
        const said = { day: sayAhead(next, language), time: sayTime(next.opens, language) }
        return `${words('closed-now')} ${fill(words('next-opening'), said)}`
      }
    },
  )
}
