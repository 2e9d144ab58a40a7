import { panelStyle } from './panel-style'
import type { ProblemList, ShownProblem } from './problem-list'

const hintKey = 'preview-hint-read'

type Content = (Node | string)[]

function make<Tag extends keyof HTMLElementTagNameMap>(tag: Tag, className: string, ...content: Content) {
  const element = document.createElement(tag)
  if (className) element.className = className
  element.append(...content)
  return element
}

function makeButton(className: string, onClick: () => void, ...content: Content): HTMLButtonElement {
  const button = make('button', className, ...content)
  button.type = 'button'
  button.addEventListener('click', onClick)
  return button
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/**
 * The problems of pages.json over the last good page, in the words of `npm run check`. Mistakes open the list by
 * themselves and take the focus; it goes back to where it was when they are gone, or with Escape. Warnings are a small
 * count that opens the list.
 */
export class ProblemPanel extends HTMLElement {
  /** Opens a line of pages.json in the author's editor. */
  openPlace: (line: number, column: number) => void = () => undefined

  private readonly shadow = this.attachShadow({ mode: 'open' })
  private readonly list = make('section', '')
  private readonly bar = make('div', 'bar')
  private isOpen = false
  private focusBefore: Element | null = null
  private last = ''

  connectedCallback(): void {
    this.list.tabIndex = -1
    this.list.setAttribute('aria-labelledby', 'title')
    this.shadow.append(make('style', '', panelStyle), this.list, this.bar)
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && relatedTarget !== this) this.focusBefore = relatedTarget
    })
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close())
    this.show({ groups: [] })
  }

  /** Shows other problems, or none. */
  show(found: ProblemList): void {
    const text = JSON.stringify(found)
    if (text === this.last) return
    this.last = text
    const problems = found.groups.flatMap((group) => group.problems)
    const errors = problems.filter(({ severity }) => severity === 'error').length + (found.failure ? 1 : 0)
    const warnings = problems.filter(({ severity }) => severity === 'warning').length
    const isFocused = document.activeElement === this
    const hadErrors = this.list.classList.contains('errors')
    const focused = [...this.shadow.querySelectorAll('button')].indexOf(this.shadow.activeElement as HTMLButtonElement)

    this.fillList(found, errors, warnings)
    this.fillBar(errors, warnings)
    if (errors > 0 && !hadErrors) this.open()
    else if ((hadErrors && errors === 0) || errors + warnings === 0) this.close(isFocused)
    else if (focused >= 0) ([...this.shadow.querySelectorAll('button')].at(focused) ?? this.list).focus()
    this.reveal()
  }

  private open(): void {
    if (!this.contains(document.activeElement)) this.focusBefore = document.activeElement
    this.isOpen = true
    this.reveal()
    this.list.focus({ preventScroll: true })
  }

  /** The focus goes back to where it was on the page, unless it is there already. */
  private close(isFocused = document.activeElement === this): void {
    this.isOpen = false
    this.reveal()
    if (isFocused && this.focusBefore instanceof HTMLElement && this.focusBefore.isConnected)
      this.focusBefore.focus({ preventScroll: true })
  }

  private reveal(): void {
    this.list.hidden = !this.isOpen
    this.bar.hidden = this.bar.childElementCount === 0
    this.bar.querySelector('.count')?.setAttribute('aria-expanded', String(this.isOpen))
  }

  private fillList({ groups, failure }: ProblemList, errors: number, warnings: number): void {
    const title = errors > 0 ? 'Not shown yet: pages.json has problems' : plural(warnings, 'warning')
    const heading = make('h2', '', title)
    heading.id = 'title'
    this.list.className = errors > 0 ? 'errors' : ''
    this.list.setAttribute('role', errors > 0 ? 'alertdialog' : 'dialog')
    const parts = groups.flatMap(({ heading, problems }) => [
      make('h3', '', heading),
      make('ul', '', ...problems.map((problem) => this.entry(problem))),
    ])
    this.list.replaceChildren(heading, ...(failure ? [make('pre', 'failure', failure)] : []), ...parts)
  }

  private entry({ severity, message, rule, place, line, column, frame }: ShownProblem): HTMLElement {
    const words = `${severity === 'warning' ? 'Warning: ' : ''}${message} [${rule}]`
    const open = () => this.openPlace(line, column)
    const button = makeButton('', open, make('span', 'place', place), words)
    button.title = 'Open this line in your editor'
    return make('li', '', button, make('pre', '', frame))
  }

  private fillBar(errors: number, warnings: number): void {
    const counts = [
      ...(errors > 0 ? [plural(errors, 'problem')] : []),
      ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
    ]
    const toggle = () => (this.isOpen ? this.close() : this.open())
    const count = makeButton(errors > 0 ? 'count errors' : 'count', toggle, counts.join(', '))
    this.bar.replaceChildren(...(counts.length > 0 ? [count] : []), ...this.hint())
  }

  /** How a block is opened, until somebody says that they know. */
  private hint(): Node[] {
    if (localStorage.getItem(hintKey)) return []
    const words = make('span', '', make('kbd', '', 'Alt'), '-click a block to open it in your editor')
    const forget = () => {
      localStorage.setItem(hintKey, 'yes')
      words.remove()
      button.remove()
      this.reveal()
    }
    const button = makeButton('', forget, '✕')
    button.setAttribute('aria-label', 'I know: hide this hint')
    return [words, button]
  }
}
