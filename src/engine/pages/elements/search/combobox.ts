const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * An input with links below: the focus stays in the input, arrow keys choose, Enter follows, without a choice the
 * first. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export class Combobox {
  private options: HTMLAnchorElement[] = []
  private active = -1

  constructor(
    private readonly input: HTMLInputElement,
    private readonly list: HTMLElement,
  ) {
    list.id = 'site-search-results'
    list.setAttribute('role', 'listbox')
    const attributes = { role: 'combobox', 'aria-autocomplete': 'list', 'aria-controls': list.id }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    input.addEventListener('keydown', (event) => this.handleKey(event))
    this.show([])
  }

  show(options: HTMLAnchorElement[]): void {
    this.options = []
    this.list.replaceChildren()
    this.choose(-1)
    this.add(options)
  }

  add(options: HTMLAnchorElement[]): void {
    for (const option of options) {
      option.id = `${this.list.id}-${this.options.length}`
      option.tabIndex = -1
      option.setAttribute('role', 'option')
      option.setAttribute('aria-selected', 'false')
      this.options.push(option)
    }
    this.list.append(...options)
    this.list.hidden = this.options.length === 0
    this.input.setAttribute('aria-expanded', String(!this.list.hidden))
  }

  /** -1 is none. */
  choose(active: number): void {
    this.active = active
    for (const [index, option] of this.options.entries()) option.setAttribute('aria-selected', String(index === active))
    const chosen = this.options[active]
    if (chosen) this.input.setAttribute('aria-activedescendant', chosen.id)
    else this.input.removeAttribute('aria-activedescendant')
    chosen?.scrollIntoView({ block: 'nearest' })
  }

  private handleKey(event: KeyboardEvent): void {
    // Keys of an input method choose among its characters.
    if (event.isComposing) return
    const step = steps[event.key]
    const count = this.options.length
    if (step && count > 0) {
      event.preventDefault()
      const from = this.active === -1 && step < 0 ? 0 : this.active
      this.choose((from + step + count) % count)
    } else if (event.key === 'Enter') {
      event.preventDefault()
      if (this.active === -1 && count > 0) this.choose(0)
      else this.options[this.active]?.click()
    }
  }
}
