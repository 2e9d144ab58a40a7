import { addStyles } from '../../../base/dom/add-styles'
import { make, makeButton } from '../../../base/dom/make'
import type { ShownTimes } from '../../edited-site/shown-times'
import { showAsOn } from '../../editor-ui/connection/show-as-on'

const style = `
  :host { direction: ltr; pointer-events: auto; max-width: 100%; font: .8125rem/1.5 system-ui, sans-serif; color: #1c2128 }
  :host([hidden]), [hidden] { display: none }
  .panel, .open { box-sizing: border-box; background: #fff; border: 2px solid #1c2128; border-radius: 12px; box-shadow: 0 8px 40px #0006 }
  :host { display: flex; flex-direction: column; align-items: end; gap: .5rem }
  .panel { width: 24rem; max-width: 100%; max-height: 60vh; overflow: auto; padding: .875rem 1rem; font-size: .9375rem }
  button, input { font: inherit; color: inherit }
  button { cursor: pointer; border: 2px solid #1c2128; border-radius: 8px; background: #fff; padding: .25rem .75rem }
  button:hover { background: #e5effb }
  .open { padding: .375rem .75rem; font-weight: 700 }
  .open[data-other] { background: #ffe08a }
  label { display: block; margin-bottom: .25rem; font-weight: 700 }
  form > div { display: flex; flex-wrap: wrap; gap: .5rem }
  input { flex: 1 1 12rem; min-width: 0; min-height: 2rem; padding: .25rem .5rem; border: 2px solid #1c2128; border-radius: 8px; background: #fff }
  p { margin: .5rem 0 0; color: #56606d }
  .error { color: #a81f1f }
  h2 { margin: .875rem 0 .25rem; font-size: inherit }
  ul { margin: 0; padding: 0; list-style: none }
  li + li { margin-top: .25rem }
  li button { width: 100%; border: 0; background: #f3f4f6; text-align: start }
  :focus-visible { outline: 3px solid #1a5fb4; outline-offset: 1px }`

/** For a typed time, or one of the coming dates. */
export class AsOnControl extends HTMLElement {
  private readonly shadow = this.attachShadow({ mode: 'open' })
  private readonly toggle = makeButton('', () => this.open(this.panel.hidden === true), { class: 'open' })
  private readonly field = make('input')
  private readonly zone = make('p')
  private readonly problem = make('p', { class: 'error' })
  private readonly dates = make('div')
  private readonly panel = make('div', { class: 'panel' })

  connectedCallback(): void {
    this.lang = 'en'
    this.hidden = true
    this.field.type = 'datetime-local'
    this.field.id = 'time'
    this.field.setAttribute('aria-describedby', 'zone problem')
    this.zone.id = 'zone'
    this.problem.id = 'problem'
    this.problem.setAttribute('role', 'status')
    const label = make('label', {}, 'Show the site as of')
    label.htmlFor = 'time'
    const show = make('button', {}, 'Show')
    const now = makeButton('Now', () => void this.show())
    const form = make('form', {}, label, make('div', {}, this.field, show, now), this.zone, this.problem)
    form.addEventListener('submit', (event) => {
      event.preventDefault()
      void this.show(this.field.value.replace('T', ' '))
    })
    this.panel.hidden = true
    this.panel.setAttribute('role', 'dialog')
    this.panel.setAttribute('aria-label', 'Show the site as of another time')
    this.panel.append(form, this.dates)
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.open(false)
    })
    addStyles(this.shadow, style)
    this.shadow.append(this.panel, this.toggle)
  }

  take({ isUsed, zone, asOn, dates }: ShownTimes): void {
    this.hidden = !isUsed
    this.toggle.textContent = `As of: ${asOn?.words ?? 'now'}`
    this.toggle.toggleAttribute('data-other', asOn !== undefined)
    this.toggle.setAttribute('aria-expanded', String(!this.panel.hidden))
    if (this.shadow.activeElement !== this.field) this.field.value = asOn?.at.replace(' ', 'T') ?? ''
    this.zone.textContent = `By the clocks of ${zone}.`
    const choices = dates.map(({ at, words }) =>
      make(
        'li',
        {},
        makeButton(words, () => void this.show(at)),
      ),
    )
    this.dates.replaceChildren(...(choices.length > 0 ? [make('h2', {}, 'Coming up'), make('ul', {}, ...choices)] : []))
  }

  private open(isOpen: boolean): void {
    this.panel.hidden = !isOpen
    this.toggle.setAttribute('aria-expanded', String(isOpen))
    if (isOpen) this.field.focus()
    else this.toggle.focus()
  }

  private async show(at?: string): Promise<void> {
    const problem = at === '' ? 'Write a day and a time.' : await showAsOn(at)
    this.problem.textContent = problem ?? ''
    if (problem === undefined) this.open(false)
  }
}
