import { make } from '../../../dom/make'
import type { LinkTarget } from '../../model/links/link-targets'

/** A longer list is no help: typing makes it shorter. */
const maxShown = 40

/** Returns the targets whose title or address has the typed words, those that begin with them first. */
export function findTargets(targets: readonly LinkTarget[], typed: string): LinkTarget[] {
  const words = typed.trim().toLowerCase()
  const found = targets.filter(({ address, title }) => `${address} ${title}`.toLowerCase().includes(words))
  const begins = ({ address, title }: LinkTarget) =>
    [address, title].some((text) => text.toLowerCase().startsWith(words))
  return found.sort((one, other) => Number(begins(other)) - Number(begins(one))).slice(0, maxShown)
}

/** The suggestions under a field: chosen with the arrow keys of the field, or by a click. */
export class Suggestions {
  readonly list = make('ul', { role: 'listbox', id: 'places', 'aria-label': 'Places of this site' })
  private found: LinkTarget[] = []
  private active = -1

  constructor(
    private readonly input: HTMLInputElement,
    private readonly choose: (target: LinkTarget) => void,
  ) {
    input.setAttribute('role', 'combobox')
    input.setAttribute('aria-autocomplete', 'list')
    input.setAttribute('aria-controls', 'places')
    this.show([])
  }

  show(found: LinkTarget[]): void {
    this.found = found
    this.list.replaceChildren(
      ...found.map((target, index) => {
        const words = [make('span', {}, target.title), make('span', { class: 'address' }, target.address)]
        const option = make('li', { role: 'option', id: `place-${index}` }, ...words)
        option.onclick = () => this.choose(target)
        return option
      }),
    )
    this.list.hidden = found.length === 0
    this.input.setAttribute('aria-expanded', String(found.length > 0))
    this.mark(-1)
  }

  /** Handles a key of the field. Returns whether the list has used it. */
  take(key: string): boolean {
    const target = this.found[this.active]
    if (key === 'Enter' && target) this.choose(target)
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
