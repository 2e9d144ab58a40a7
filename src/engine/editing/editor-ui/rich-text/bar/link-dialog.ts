import { make, makeButton } from '../../../../base/dom/make'
import { completeAddress } from '../../model/links/address'
import { matchTargets, typedTarget } from '../../model/links/find-targets'
import { type LinkTarget, withSections } from '../../model/links/link-targets'
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
  /** Those of the page that was typed or chosen last. */
  private sections: LinkTarget[] = []
  private readonly removing = makeButton('Remove link', () => this.commands.remove())
  private timer?: ReturnType<typeof setTimeout>
  private before = ''

  constructor(private readonly commands: LinkCommands) {
    const { element, input, verdict, suggestions, removing } = this
    const applying = makeButton('Apply', () => void this.apply(), { class: 'main' })
    const buttons = make('div', { class: 'buttons' }, applying, removing)
    const label = make('label', { for: 'address' }, 'Link address')
    element.append(label, input, suggestions.list, verdict, buttons)
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
    void this.readSections()
  }

  focus(): void {
    this.keepInView()
    this.input.focus({ preventScroll: true })
    this.input.select()
  }

  close(): void {
    clearTimeout(this.timer)
    this.element.hidden = true
  }

  private keepInView = () => this.element.scrollIntoView({ block: 'nearest' })

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

  /** The sections of the page that is typed follow once they are read. */
  private showFound(): LinkTarget[] {
    const { input, suggestions } = this
    const typed = input.value
    const found = typed.trim() === '' ? [] : this.find(typed)
    suggestions.show(found)
    this.keepInView()
    void this.readSections().then((sections) => {
      if (sections.length === 0 || !this.isOpen || input.value !== typed) return
      const [path = '', start] = typed.trim().split('#')
      const onPage = start === undefined ? sections : matchTargets(sections, start)
      suggestions.show(withSections(found, path, onPage))
    })
    return found
  }

  private async readSections(): Promise<LinkTarget[]> {
    const typed = this.input.value
    const sections = await this.commands.targetsOn(typed)
    if (this.input.value === typed) this.sections = sections
    return sections
  }

  /** After a page with sections, the list asks which one is meant. */
  private async choose(target: LinkTarget): Promise<void> {
    const { input, suggestions } = this
    const isAsked = input.value === target.address
    input.value = target.address
    this.say(undefined)
    const sections = isAsked || target.kind !== 'page' ? [] : await this.readSections()
    if (sections.length === 0) return this.apply(target)
    suggestions.show([target, ...sections])
    this.keepInView()
  }

  /** The page, section or file at an address. */
  private targetAt(address: string): LinkTarget | undefined {
    return [...this.sections, ...this.commands.targets()].find((target) => target.address === address)
  }

  private async apply(chosen?: LinkTarget): Promise<void> {
    const typed = this.input.value.trim()
    const href = completeAddress(typed)
    if (href === '') return this.commands.remove()
    const target = chosen ?? this.targetAt(href)
    if (target && !(await this.commands.prepare(target))) return
    const refused = this.commands.apply(href, target?.title ?? typed)
    // A message of the check says more than this refusal.
    if (refused === undefined || this.verdict.hidden) this.say(refused)
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, isComposing, target } = event
    if (isComposing) return
    const isOfInput = target === this.input
    if (isOfInput && this.suggestions.take(key)) event.preventDefault()
    else if (isOfInput && key === 'ArrowDown') this.showFound()
    else if (key === 'Escape') this.commands.close()
    else if (key === 'Enter' && !(target instanceof HTMLButtonElement)) void this.apply()
    else return
    event.preventDefault()
  }
}
