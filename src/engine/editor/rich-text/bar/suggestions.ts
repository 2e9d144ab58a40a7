import type { Place } from '../../fields/addresses/places'
import { make } from './make'

/** Longer lists help nobody: typing makes them shorter. */
const mostShown = 40

/** Returns the places whose title or address holds the typed words, those whose address begins with them first. */
export function findPlaces(places: readonly Place[], typed: string): Place[] {
  const words = typed.trim().toLowerCase()
  const found = places.filter(({ address, title }) => `${address} ${title}`.toLowerCase().includes(words))
  const begins = ({ address, title }: Place) => [address, title].some((text) => text.toLowerCase().startsWith(words))
  return found.sort((one, other) => Number(begins(other)) - Number(begins(one))).slice(0, mostShown)
}

/** The list under a field that places are chosen from: by the arrows while the field has the focus, or by a click. */
export class Suggestions {
  readonly list = make('ul', { role: 'listbox', id: 'places', 'aria-label': 'Places of this site' })
  private found: Place[] = []
  private active = -1

  constructor(
    private readonly input: HTMLInputElement,
    private readonly choose: (place: Place) => void,
  ) {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', 'places')
    this.show([])
  }

  show(found: Place[]): void {
    this.found = found
    this.list.replaceChildren(
      ...found.map((place, index) => {
        const words = [make('span', {}, place.title), make('span', { class: 'address' }, place.address)]
        const option = make('li', { role: 'option', id: `place-${index}` }, ...words)
        option.onclick = () => this.choose(place)
        return option
      }),
    )
    this.list.hidden = found.length === 0
    this.input.setAttribute('aria-expanded', String(found.length > 0))
    this.mark(-1)
  }

  /** Takes a key of the field. Returns whether it was meant for the list. */
  take(key: string): boolean {
    const place = this.found[this.active]
    if (key === 'Enter' && place) this.choose(place)
    else if (key === 'Escape' && this.found.length > 0) this.show([])
    else if (key === 'ArrowDown' && this.found.length > 0) this.mark((this.active + 1) % this.found.length)
    else if (key === 'ArrowUp' && this.found.length > 0)
      this.mark((Math.max(this.active, 0) - 1 + this.found.length) % this.found.length)
    else return false
    return true
  }

  private mark(active: number): void {
    this.active = active
    for (const [index, option] of [...this.list.children].entries()) {
      option.setAttribute('aria-selected', String(index === active))
      if (index === active) option.scrollIntoView({ block: 'nearest' })
    }
    if (active < 0) this.input.removeAttribute('aria-activedescendant')
    else this.input.setAttribute('aria-activedescendant', `place-${active}`)
  }
}
