import { addStyles } from '../../../base/dom/add-styles'
import { type MadeContent, make, makeButton } from '../../../base/dom/make'
import { editorAddress, fieldParameter, repairAddress } from '../../../base/shared-types/addresses'
import { plural } from '../../../base/text/numbers'
import type { EditedPage } from '../../site-preview/edit-history'
import type { ListedProblem, ProblemList } from '../../site-preview/problem-list'
import type { UnopenedPlace } from './block-picker'
import { stripStyle } from './preview-strip-style'

const hint = 'Alt-click what you see, or a place in this list, to open its line in your code editor.'

/** Says how many problems there are. Its list opens with the first error. */
export class PreviewStrip extends HTMLElement {
  openPlace: (line: number, column: number) => void = () => undefined

  private readonly shadow = this.attachShadow({ mode: 'open' })
  private readonly count = make('summary')
  private readonly heading = make('p', { class: 'title', role: 'status' })
  private readonly list = make('div')
  private readonly details = make(
    'details',
    {},
    this.count,
    this.heading,
    this.list,
    make('p', { class: 'hint' }, hint),
  )
  private readonly bar = make('div', { class: 'bar' }, this.details)
  private readonly notice = make('div', { class: 'notice', role: 'status' })
  private last: ProblemList = { problems: [], revision: '' }
  private shown = ''
  private readonly faults = new Set<string>()

  connectedCallback(): void {
    this.lang = 'en'
    this.setAttribute('role', 'region')
    this.setAttribute('aria-label', 'Preview')
    this.notice.hidden = true
    const edit = make('a', { class: 'edit' }, '✎ Edit this page')
    edit.href = this.editorAt()
    // The app may have opened another page by then.
    edit.addEventListener('click', () => edit.setAttribute('href', this.editorAt()))
    this.bar.append(edit)
    addStyles(this.shadow, stripStyle)
    this.shadow.append(this.notice, this.bar)
    this.addEventListener('keydown', ({ key }) => {
      if (key === 'Escape') this.details.open = false
    })
    this.show(this.last)
  }

  addFault(sentence: string): void {
    this.faults.add(sentence)
    this.show(this.last)
  }

  show(list: ProblemList): void {
    this.last = list
    const shown = JSON.stringify([list, ...this.faults])
    if (shown === this.shown) return
    this.shown = shown
    const { problems, failure, revision } = list
    const errors = problems.filter(({ severity }) => severity === 'error').length + (failure ? 1 : 0)
    const warnings = problems.filter(({ severity }) => severity === 'warning').length
    const counts = [
      ...(errors + this.faults.size > 0 ? [plural(errors + this.faults.size, 'problem')] : []),
      ...(warnings > 0 ? [plural(warnings, 'warning')] : []),
    ]
    this.count.textContent = counts.join(', ') || 'No problems'
    const onThisPage = this.faults.size > 0 ? 'A part of this page fails on the site' : ''
    this.heading.textContent = errors > 0 ? 'Not shown yet: pages.json has problems' : onThisPage
    if (this.list.contains(this.shadow.activeElement)) this.count.focus()
    this.list.replaceChildren(
      ...(failure ? [make('pre', {}, failure)] : []),
      make('ul', {}, ...Array.from(this.faults, (sentence) => make('li', {}, sentence))),
      make('ul', {}, ...problems.map((problem) => this.entry(problem, revision))),
    )
    const hasErrors = errors + this.faults.size > 0
    if (hasErrors !== this.bar.classList.contains('errors')) this.details.open = hasErrors
    this.bar.classList.toggle('errors', hasErrors)
  }

  private editorAt = (pointer?: string): string =>
    editorAddress + location.pathname + (pointer ? `?${new URLSearchParams({ [fieldParameter]: pointer })}` : '')

  private entry(problem: ListedProblem, revision: string): HTMLElement {
    const { severity, message, place, line, column, pointer, frame, repair } = problem
    const open = () => this.openPlace(line, column)
    const link = makeButton(place, open, { class: 'place' })
    const repairs = repair === undefined ? [] : [makeButton('Repair', () => void this.repair(revision, repair))]
    const words = `${severity === 'warning' ? 'Warning: ' : ''}${message}`
    return make(
      'li',
      {},
      pointer === undefined ? link : this.linkTo(pointer, place, open),
      words,
      make('pre', {}, frame),
      ...repairs,
    )
  }

  private linkTo(pointer: string, place: string, open: () => void): HTMLElement {
    const link = make('a', { class: 'place', href: this.editorAt(pointer) }, place)
    link.addEventListener('click', (event) => {
      if (!event.altKey) return
      event.preventDefault()
      open()
    })
    return link
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
    else if (pages.length === 1)
      this.showNotice(`You changed “${first.title}”.`, make('a', { href: encodeURI(first.path) }, 'Show it'))
    else this.showNotice(`You changed ${pages.length} other pages, “${first.title}” among them.`)
  }

  showUnopened({ file, line }: UnopenedPlace): void {
    const place = `${file}:${line}`
    const copy = makeButton('Copy', () => void navigator.clipboard.writeText(place))
    this.showNotice('No editor could be started. This is the place:', make('code', {}, place), copy)
  }

  private showNotice(...content: MadeContent): void {
    const close = makeButton('✕', () => this.notice.setAttribute('hidden', ''), { 'aria-label': 'Close' })
    this.notice.replaceChildren(...content, close)
    this.notice.hidden = false
  }
}
