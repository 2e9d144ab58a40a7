import { make } from '../../../../base/dom/make'
import type { IconName } from '../../controls/icons'
import { makeIcon } from '../../controls/icons'
import type { LinkTarget, TargetKind } from '../../model/links/link-targets'

const icons: Record<TargetKind, IconName> = {
  page: 'page',
  place: 'place',
  file: 'file',
  web: 'website',
  mail: 'mail',
  phone: 'phone',
}

const forms: Partial<Record<TargetKind, string>> = { place: 'Section', web: 'Website', mail: 'Email', phone: 'Phone' }

/** The first suggestion is chosen, another one by the arrow keys of the field or a click. */
export class AddressSuggestions {
  readonly list = make('ul', { role: 'listbox', id: 'places', 'aria-label': 'Suggestions' })
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
    const chosen = this.found[this.active]?.address
    this.found = found
    this.list.replaceChildren(...found.map((target, index) => this.makeOption(target, index)))
    this.list.hidden = found.length === 0
    this.input.setAttribute('aria-expanded', String(found.length > 0))
    const at = this.active > 0 ? found.findIndex(({ address }) => address === chosen) : 0
    this.mark(found.length === 0 ? -1 : Math.max(0, at))
  }

  /** Handles a key of the field. Returns whether the list has used it. */
  take(key: string): boolean {
    const { length } = this.found
    if (length === 0) return false
    const target = this.found[this.active]
    if (key === 'Enter' && target) this.choose(target)
    else if (key === 'Escape') this.show([])
    else if (key === 'ArrowDown') this.mark((this.active + 1) % length)
    else if (key === 'ArrowUp') this.mark((this.active - 1 + length) % length)
    else return false
    return true
  }

  private makeOption(target: LinkTarget, index: number): HTMLElement {
    const { kind, title, address } = target
    const words = [make('span', {}, title), make('span', { class: 'address' }, forms[kind] ?? address)]
    const option = make('li', { role: 'option', id: `place-${index}` }, makeIcon(icons[kind]), ...words)
    option.onclick = () => this.choose(target)
    return option
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
