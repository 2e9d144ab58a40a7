import { addressOf } from '../../fields/addresses/address'
import type { Place } from '../../fields/addresses/places'
import { make, makeButton } from './make'
import { findPlaces, Suggestions } from './suggestions'

/** What the dialog asks of the text that it stands over. */
export interface LinkDeeds {
  places: () => Place[]
  /** Reads the places on the page that a typed address leads to. */
  placesOn: (typed: string) => Promise<Place[]>
  /** Makes a place one that links can lead to, if it is none yet. Returns whether it is one. */
  prepare: (place: Place) => Promise<boolean>
  /** Returns the check's sentence about the text with a link to an address. */
  judge: (href: string) => Promise<string | undefined>
  /** Writes the link; `words` are for a link where nothing is selected. Returns why it cannot be written. */
  apply: (href: string, words: string) => string | undefined
  remove: () => void
  close: () => void
}

const judgeDelay = 250

/** Asks where a link leads: to a place of the site, which is found by its title or path, or to any other address. */
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
  private readonly removing = makeButton('Remove link', () => this.deeds.remove())
  private timer?: ReturnType<typeof setTimeout>

  constructor(private readonly deeds: LinkDeeds) {
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

  /** Shows it, with the address of the link that is to be changed. */
  open(href = ''): void {
    const { element, input, suggestions, removing, deeds } = this
    element.hidden = false
    removing.hidden = href === ''
    input.value = href
    this.say(undefined)
    suggestions.show(href === '' ? findPlaces(deeds.places(), '') : [])
    if (href !== '') void this.showPlacesOn(href)
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
    const { input, suggestions, deeds } = this
    const found = findPlaces(deeds.places(), input.value)
    suggestions.show(found)
    void this.showPlacesOn(input.value, found)
    clearTimeout(this.timer)
    this.say(undefined)
    const typed = input.value
    // What still leads to places of the list is not a whole address.
    if (typed.trim() === '' || found.length > 0) return
    this.timer = setTimeout(async () => {
      const message = await deeds.judge(addressOf(typed))
      if (this.isOpen && input.value === typed) this.say(message)
    }, judgeDelay)
  }

  /** Offers the places on a page, before the pages themselves. */
  private async showPlacesOn(typed: string, others: Place[] = []): Promise<void> {
    const { deeds, input, suggestions } = this
    const found = findPlaces(await deeds.placesOn(typed), typed.trim().replace(/^[^#]*#?/, ''))
    if (found.length > 0 && this.isOpen && input.value === typed) suggestions.show([...found, ...others])
  }

  private async choose(place: Place): Promise<void> {
    if (await this.deeds.prepare(place)) this.apply(place.address, place.title)
  }

  private apply(typed: string, title = typed.trim()): void {
    const href = addressOf(typed)
    if (href === '') this.deeds.remove()
    else this.say(this.deeds.apply(href, title))
  }

  private onKeyDown(event: KeyboardEvent): void {
    const { key, isComposing, target } = event
    if (isComposing) return
    const isOfInput = target === this.input
    if (isOfInput && this.suggestions.take(key)) event.preventDefault()
    else if (key === 'Escape') this.deeds.close()
    else if (key === 'Enter' && isOfInput) this.apply(this.input.value)
    else return
    event.preventDefault()
  }
}
