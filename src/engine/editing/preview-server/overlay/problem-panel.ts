import { addStyles } from '../../../base/dom/add-styles'
import { type MadeContent, make, makeButton } from '../../../base/dom/make'
import { editorAddress, repairAddress } from '../../../base/shared-types/addresses'
import type { ProblemList, ShownProblem, ShownRow } from '../../site-preview/problem-list'
import type { EditedPage } from '../../site-preview/site-edits'
import type { UnopenedPlace } from './block-picker'
import { panelStyle } from './panel-style'

const hintKey = 'preview-hint-read'

/** A mark after the end shows that something is missing. */
function showRow({ number, text, mark }: ShownRow): Node {
  const [start, end] = mark ?? [text.length, text.length]
  const marked = mark ? [make('mark', {}, text.slice(start, end) || '\u00a0')] : []
  return make(
    'span',
    { class: 'row' },
    `${String(number).padStart(5)} | `,
    text.slice(0, start),
    ...marked,
    text.slice(end),
  )
}

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`

/** Errors open the list and take the focus, which returns when they are repaired, or by Escape. */
export class ProblemPanel extends HTMLElement {
  openPlace: (line: number, column: number) => void = () => undefined

  private readonly shadow = this.attachShadow({ mode: 'open' })
  private readonly list = make('section')
  private readonly bar = make('div', { class: 'bar' })
  private readonly notice = make('div', { class: 'bar notice' })
  private isOpen = false
  private focusBefore: Element | null = null
  private last = ''
  private found: ProblemList = { groups: [], revision: '' }
  private readonly faults = new Set<string>()

  connectedCallback(): void {
    this.lang = 'en'
    this.setAttribute('role', 'region')
    this.setAttribute('aria-label', 'Preview')
    this.list.tabIndex = -1
    this.notice.setAttribute('role', 'status')
    this.notice.hidden = true
    this.list.setAttribute('aria-labelledby', 'title')
    addStyles(this.shadow, panelStyle)
    this.shadow.append(this.notice, this.list, this.bar)
    this.addEventListener('focusin', ({ relatedTarget }) => {
      if (relatedTarget instanceof Element && relatedTarget !== this) this.focusBefore = relatedTarget
    })
    this.addEventListener('keydown', ({ key }) => key === 'Escape' && this.close())
    this.show(this.found)
  }

  addBar(bar: HTMLElement): void {
    this.bar.before(bar)
  }

  addFault(sentence: string): void {
    this.faults.add(sentence)
    this.show(this.found)
  }

  show(found: ProblemList): void {
    this.found = found
    const text = JSON.stringify([found, ...this.faults])
    if (text === this.last || !this.isConnected) return
    this.last = text
    const problems = found.groups.flatMap((group) => group.problems)
    const unseen = problems.filter(({ severity }) => severity === 'error').length + (found.failure ? 1 : 0)
    const errors = unseen + this.faults.size
    const warnings = problems.filter(({ severity }) => severity === 'warning').length
    const isFocused = document.activeElement === this
    const hadErrors = this.list.classList.contains('errors')
    const focused = [...this.shadow.querySelectorAll('button')].indexOf(this.shadow.activeElement as HTMLButtonElement)

    this.fillList(found, unseen, warnings)
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

  private titleOf(unseen: number, warnings: number): string {
    if (unseen > 0) return 'Not shown yet: pages.json has problems'
    return this.faults.size > 0 ? 'A part of this page fails on the site' : plural(warnings, 'warning')
  }

  private fillList({ groups, failure, revision }: ProblemList, unseen: number, warnings: number): void {
    const isError = unseen + this.faults.size > 0
    const heading = make('h2', {}, this.titleOf(unseen, warnings))
    heading.id = 'title'
    const close = makeButton(['Close ', make('kbd', {}, 'Esc')], () => this.close(true), { class: 'close' })
    this.list.className = isError ? 'errors' : ''
    this.list.setAttribute('role', isError ? 'alertdialog' : 'dialog')
    const parts = groups.flatMap(({ heading, problems }) => [
      make('h3', {}, heading),
      make('ul', {}, ...problems.map((problem) => this.entry(problem, revision))),
    ])
    this.list.replaceChildren(
      make('div', { class: 'head' }, heading, close),
      ...(failure ? [make('pre', { class: 'failure' }, failure)] : []),
      make('ul', {}, ...Array.from(this.faults, (sentence) => make('li', {}, sentence))),
      ...parts,
    )
  }

  private entry({ severity, message, rule, place, line, column, rows, repair }: ShownProblem, revision: string) {
    const words = `${severity === 'warning' ? 'Warning: ' : ''}${message} [${rule}]`
    const open = () => this.openPlace(line, column)
    const button = makeButton([make('span', { class: 'place' }, place), words], open, { class: 'open' })
    button.title = 'Open this line in your code editor'
    const mend = () => void this.repair(revision, repair ?? 0)
    const repairs = repair === undefined ? [] : [makeButton('Repair', mend, { class: 'repair' })]
    return make('li', {}, button, make('pre', {}, ...rows.map(showRow)), ...repairs)
  }

  private async repair(revision: string, problem: number): Promise<void> {
    const query = new URLSearchParams({ revision, problem: String(problem) })
    const response = await fetch(`${repairAddress}?${query}`, { method: 'POST' })
    if (response.status === 409) this.showNotice(((await response.json()) as { message: string }).message)
  }

  /** The author may be looking at the wrong page. */
  showEdited(pages: EditedPage[]): void {
    const [first] = pages
    if (!first) this.notice.hidden = true
    else if (pages.length === 1) {
      const link = make('a', {}, 'Show it')
      link.href = encodeURI(first.path)
      this.showNotice(`You changed “${first.title}”.`, link)
    } else this.showNotice(`You changed ${pages.length} other pages, “${first.title}” among them.`)
  }

  showUnopened({ file, line }: UnopenedPlace): void {
    const place = `${file}:${line}`
    const copy = makeButton('Copy', () => void navigator.clipboard.writeText(place), { class: 'repair' })
    this.showNotice('No editor could be started. This is the place:', make('code', {}, place), copy)
  }

  private showNotice(...content: MadeContent): void {
    const close = makeButton('✕', () => this.notice.setAttribute('hidden', ''))
    close.setAttribute('aria-label', 'Close')
    this.notice.replaceChildren(
      ...content.map((item) => (typeof item === 'string' ? make('span', {}, item) : item)),
      close,
    )
    this.notice.hidden = false
  }

  private fillBar(errors: number, warnings: number): void {
    const counts = [
      ...(errors > 0 ? [plural(errors, 'problem')] : []),
      ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
    ]
    const toggle = () => (this.isOpen ? this.close() : this.open())
    const count = makeButton(counts.join(', '), toggle, { class: errors > 0 ? 'count errors' : 'count' })
    this.bar.replaceChildren(...(counts.length > 0 ? [count] : []), this.editLink(), ...this.hint())
  }

  /** On the page that is shown at the time of the click. */
  private editLink(): Node {
    const link = make('a', { class: 'edit' }, '✎ Edit this page')
    link.href = editorAddress + location.pathname
    link.addEventListener('click', () => {
      link.href = editorAddress + location.pathname
    })
    return link
  }

  private hint(): Node[] {
    if (localStorage.getItem(hintKey)) return []
    const words = make('span', {}, make('kbd', {}, 'Alt'), '-click what you see to open its line in your code editor')
    const forget = () => {
      localStorage.setItem(hintKey, 'yes')
      words.remove()
      button.remove()
      this.reveal()
    }
    const button = makeButton('✕', forget)
    button.setAttribute('aria-label', 'Got it: hide this hint')
    return [words, button]
  }
}
