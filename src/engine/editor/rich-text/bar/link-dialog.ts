import { make, makeButton } from '../../../dom/make'
import { completeAddress } from '../../model/links/address'
import type { LinkTarget } from '../../model/links/link-targets'
import { findTargets, Suggestions } from './suggestions'

/** What the dialog needs of its text. */
export interface LinkCommands {
  targets: () => LinkTarget[]
  /** Reads the targets on the page that a typed address names. */
  targetsOn: (typed: string) => Promise<LinkTarget[]>
  /** Adds the anchor of a target, if it has none yet. Returns whether it has one. */
  prepare: (target: LinkTarget) => Promise<boolean>
  /** Returns the check's message about the text with a link to an address. */
  validate: (href: string) => Promise<string | undefined>
  /** Writes the link; `words` are its text if nothing is selected. Returns why it cannot be written. */
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
    placeholder: 'Page, website, mail or phone',
    'aria-describedby': 'verdict',
  })
  private readonly verdict = make('p', { id: 'verdict', role: 'status' })
  private readonly suggestions = new Suggestions(this.input, (place) => void this.choose(place))
  private readonly removing = makeButton('Remove link', () => this.commands.remove())
  private timer?: ReturnType<typeof setTimeout>

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

  open(href = ''): void {
    const { element, input, suggestions, removing, commands } = this
    element.hidden = false
    removing.hidden = href === ''
    input.value = href
    this.say(undefined)
    suggestions.show(href === '' ? findTargets(commands.targets(), '') : [])
    if (href !== '') void this.showTargetsOn(href)
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

  private onInput(): void {
    const { input, suggestions, commands } = this
    const found = findTargets(commands.targets(), input.value)
    suggestions.show(found)
    void this.showTargetsOn(input.value, found)
    clearTimeout(this.timer)
    this.say(undefined)
    const typed = input.value
    // While suggestions match, the address is not complete.
    if (typed.trim() === '' || found.length > 0) return
    this.timer = setTimeout(async () => {
      const message = await commands.validate(completeAddress(typed))
      if (this.isOpen && input.value === typed) this.say(message)
    }, validationDelay)
  }

  /** Suggests the targets on a page before the pages. */
  private async showTargetsOn(typed: string, others: LinkTarget[] = []): Promise<void> {
    const { commands, input, suggestions } = this
    const found = findTargets(await commands.targetsOn(typed), typed.trim().replace(/^[^#]*#?/, ''))
    if (found.length > 0 && this.isOpen && input.value === typed) suggestions.show([...found, ...others])
  }

  private async choose(target: LinkTarget): Promise<void> {
    if (await this.commands.prepare(target)) this.apply(target.address, target.title)
  }

  private apply(typed: string, title = typed.trim()): void {
    const href = completeAddress(typed)
    if (href === '') this.commands.remove()
    else this.say(this.commands.apply(href, title))
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, isComposing, target } = event
    if (isComposing) return
    const isOfInput = target === this.input
    if (isOfInput && this.suggestions.take(key)) event.preventDefault()
    else if (key === 'Escape') this.commands.close()
    else if (key === 'Enter' && isOfInput) this.apply(this.input.value)
    else return
    event.preventDefault()
  }
}
