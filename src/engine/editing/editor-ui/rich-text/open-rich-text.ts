import { undo } from 'prosemirror-history'
import type { Command, Transaction } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { setFieldOpen } from '../../../base/dom/open-field'
import { isAllowedValue } from '../../../base/text/html-profile'
import { TextBar } from './bar/text-bar'
import { selectAt } from './caret'
import { linkAround, removeLink, setLink } from './editing/links'
import { openView } from './editing/open-view'
import type { Style } from './editing/styles'
import { showCopyOf, showOriginal } from './hidden-original'
import { Paste } from './paste/paste'
import type { RichTextHost } from './rich-text-host'
import { safeNodes } from './safe-nodes'
import { RichTextSource } from './source/rich-text-source'
import './rich-text.css'

/** The element that shows the text is hidden, and React's nodes are left alone. */
export class OpenRichText {
  readonly element: HTMLElement
  private readonly view: EditorView
  private readonly bar: TextBar
  private readonly paste = new Paste(() => new Set(this.host.targets().map(({ address }) => address)))
  private readonly source: RichTextSource
  private readonly stop = new AbortController()
  private hasEnded = false

  constructor(
    readonly place: HTMLElement,
    html: string,
    private readonly host: RichTextHost,
  ) {
    setFieldOpen(true)
    this.source = new RichTextSource(html)
    this.element = showCopyOf(place)
    this.bar = new TextBar(this.element, host.isOnPage, {
      targets: host.targets,
      targetsOn: host.targetsOn,
      prepare: host.prepare,
      validate: (href) => host.validate(this.source.write(setLink(this.view.state, href, href).doc)),
      apply: (href, words) => this.applyLink(href, words),
      remove: () => this.removeLink(),
      press: (style) => this.press(style),
      undo: () => this.run(undo),
      close: () => this.back(),
      back: () => this.back(),
    })
    this.view = openView(this.element, this.source.doc, {
      label: host.label,
      plugins: [this.paste.plugin],
      openBar: this.bar.focus,
      openLink: () => this.openLink(),
      isLinking: () => this.bar.link.isOpen,
      onChange: (tr) => this.act(tr),
    })
    this.bar.place()
    this.bar.show(this.view.state)
    const { signal } = this.stop
    this.element.addEventListener('keydown', (event) => this.onKeyDown(event), { signal })
    for (const part of [this.element, this.bar.host])
      part.addEventListener('focusout', (event) => this.onFocusOut(event), { signal })
    addEventListener('pagehide', () => this.end(this.text), { signal })
    this.view.focus()
    selectAt(this.view, host.points ?? [])
  }

  get text(): string {
    return this.source.write(this.view.state.doc)
  }

  notify(words: string, isWrong: boolean): void {
    this.bar.notify(words, isWrong)
    this.element.setAttribute('aria-invalid', String(isWrong))
    this.element.toggleAttribute('data-refused', isWrong)
  }

  private holds = (node: EventTarget | null): boolean =>
    [this.place, this.element, this.bar.host].some((part) => node instanceof Node && part.contains(node))

  /** Ends once: the element loses the focus when it is removed. */
  end(html: string): void {
    if (this.hasEnded) return
    this.hasEnded = true
    this.stop.abort()
    const { place, element, view, bar, host, source } = this
    const hadFocus = this.holds(document.activeElement)
    view.destroy()
    element.remove()
    bar.remove()
    showOriginal(place)
    // Until the file has the text, the page shows it.
    if (html !== source.source) place.replaceChildren(...safeNodes(host.fill?.(html) ?? html))
    if (hadFocus) place.focus({ preventScroll: true })
    host.onLeave(html === host.written ? undefined : html)
    setFieldOpen(false)
  }

  private act(tr: Transaction): void {
    const { view, bar, paste, host } = this
    view.updateState(view.state.apply(tr))
    bar.show(view.state)
    if (!tr.docChanged) return
    const isPasted = tr.getMeta('uiEvent') === 'paste' && paste.leftOut.length > 0
    bar.showNote(isPasted ? `Pasted. Left out: ${paste.leftOut.join(', ')}.` : undefined)
    host.onType(this.text)
  }

  private run(command: Command): void {
    command(this.view.state, (tr) => this.act(tr))
  }

  private press({ command }: Style): void {
    if (command) this.run(command)
    else this.openLink()
  }

  private openLink(): void {
    const { view, bar } = this
    const link = linkAround(view.state)
    const { from, to } = link ?? view.state.selection
    const point = { left: view.coordsAtPos(from).left, top: view.coordsAtPos(to).bottom }
    bar.openLink(link?.mark.attrs.href, point)
    view.updateState(view.state)
  }

  private applyLink(href: string, words: string): string | undefined {
    if (!isAllowedValue('href', href)) return 'This is not an address. Choose a page, or write the whole address.'
    this.act(setLink(this.view.state, href, words))
    this.back()
    return undefined
  }

  private finishLink(): void {
    const href = this.bar.link.unfinished
    if (href !== undefined && isAllowedValue('href', href)) this.act(setLink(this.view.state, href, href))
  }

  private removeLink(): void {
    this.act(removeLink(this.view.state))
    this.back()
  }

  private back(): void {
    this.bar.link.close()
    this.view.updateState(this.view.state)
    this.view.focus()
  }

  private onKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || event.isComposing) return
    event.preventDefault()
    event.stopPropagation()
    const { text } = this
    // Words that were only looked at are those of the file again.
    this.end(text === this.source.source ? this.host.written : text)
  }

  private onFocusOut({ relatedTarget }: FocusEvent): void {
    // Another window has the focus, and will give it back.
    const isAway = relatedTarget === null && window.top?.document.hasFocus() === false
    if (this.holds(relatedTarget) || isAway) return
    this.finishLink()
    this.end(this.text)
  }
}
