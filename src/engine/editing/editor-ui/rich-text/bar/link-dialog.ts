import { make, makeButton } from '../../../../base/dom/make'
import { completeAddress } from '../../model/links/address'
import { matchTargets, typedTarget } from '../../model/links/find-targets'
import type { LinkTarget } from '../../model/links/link-targets'
import { AddressSuggestions } from './suggestions'

export interface LinkCommands {
  targets: () => LinkTarget[]
  targetsOn: (typed: string) => Promise<LinkTarget[]>
  /** Adds the anchor of a target if it has none. Returns whether it has one. */
  prepare: (target: LinkTarget) => Promise<boolean>
  /** Returns the check's message. */
  validate: (href: string) => Promise<string | undefined>
  /** `words` are the text of the link if nothing is selected. Returns why it cannot be written. */
  apply: (href: string, words: string) => string | undefined
  remove: () => void
  close: () => void
}

const validationDelay = 250

/** Asks for the address of a link: a target of the site, found by title or path, or any other address. */
export class LinkDialog {
  readonly element = make('div', { class: 'link', role: 'dialog', 'aria-label': 'Link' })
  readonly input = make('input', {
    id: 'address',
    autocomplete: 'off',
    spellcheck: 'false',
    placeholder: 'Page, website, email or phone',
    dir: 'auto',
    'aria-describedby': 'verdict',
  })
  private readonly verdict = make('p', { id: 'verdict', role: 'status' })
  private readonly suggestions = new AddressSuggestions(this.input, (place) => void this.choose(place))
  private readonly removing = makeButton('Remove link', () => this.commands.remove())
  private timer?: ReturnType<typeof setTimeout>
  private before = ''

  constructor(private readonly commands: LinkCommands) {
    const { element, input, verdict, suggestions, removing } = this
    const applying = makeButton('Apply', () => this.apply(this.input.value), { class: 'main' })
    const buttons = make('div', { class: 'buttons' }, applying, removing)
    element.append(make('label', { for: 'address' }, 'Link address'), input, suggestions.list, verdict, buttons)
    element.hidden = true
    input.oninput = () => this.onInput()
    element.onkeydown = (event) => this.onKeyDown(event)
  }

  get isOpen(): boolean {
    return !this.element.hidden
  }

  get unfinished(): string | undefined {
    const href = completeAddress(this.input.value)
    return this.isOpen && href !== this.before && href !== '' ? href : undefined
  }

  open(href = ''): void {
    const { element, input, suggestions, removing } = this
    element.hidden = false
    removing.hidden = href === ''
    this.before = href
    input.value = href
    this.say(undefined)
    suggestions.show([])
  }

  focus(): void {
    this.element.scrollIntoView({ block: 'nearest' })
    this.input.focus({ preventScroll: true })
    this.input.select()
  }

  close(): void {
    clearTimeout(this.timer)
    this.element.hidden = true
  }

  private say(message: string | undefined): void {
    this.verdict.textContent = message ?? ''
    this.verdict.hidden = message === undefined
    if (message === undefined) this.input.removeAttribute('aria-invalid')
    else this.input.setAttribute('aria-invalid', 'true')
  }

  private find(typed: string): LinkTarget[] {
    const own = typedTarget(typed)
    return [...matchTargets(this.commands.targets(), typed), ...(own ? [own] : [])]
  }

  private onInput(): void {
    const { input, commands } = this
    const typed = input.value
    const found = this.showFound()
    clearTimeout(this.timer)
    this.say(undefined)
    // While suggestions match, the address is not complete.
    if (typed.trim() === '' || found.some(({ kind }) => kind !== 'web')) return
    this.timer = setTimeout(async () => {
      const message = await commands.validate(completeAddress(typed))
      if (this.isOpen && input.value === typed) this.say(message)
    }, validationDelay)
  }

  /** The targets on a page come before the pages. */
  private showFound(): LinkTarget[] {
    const { input, suggestions, commands } = this
    const typed = input.value
    const found = typed.trim() === '' ? [] : this.find(typed)
    suggestions.show(found)
    void commands.targetsOn(typed).then((places) => {
      const onPage = matchTargets(places, typed.trim().replace(/^[^#]*#?/, ''))
      if (onPage.length === 0 || !this.isOpen || input.value !== typed) return
      const [first, ...others] = found
      // The page itself is what Enter takes.
      suggestions.show(first?.address === typed.trim() ? [first, ...onPage, ...others] : [...onPage, ...found])
    })
    return found
  }

  private async choose(target: LinkTarget): Promise<void> {
    if (await this.commands.prepare(target)) this.apply(target.address, target.title)
  }

  private apply(typed: string, title = typed.trim()): void {
    const href = completeAddress(typed)
    if (href === '') this.commands.remove()
    else {
      const refused = this.commands.apply(href, title)
      // What the check has said of it says more.
      if (refused === undefined || this.verdict.hidden) this.say(refused)
    }
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, isComposing, target } = event
    if (isComposing) return
    const isOfInput = target === this.input
    if (isOfInput && this.suggestions.take(key)) event.preventDefault()
    else if (isOfInput && key === 'ArrowDown') this.suggestions.show(this.find(this.input.value))
    else if (key === 'Escape') this.commands.close()
    else if (key === 'Enter' && isOfInput) this.apply(this.input.value)
    else return
    event.preventDefault()
  }
}
