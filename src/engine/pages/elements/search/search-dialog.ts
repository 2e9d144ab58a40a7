import * as words from '@studio/words.json'
import { addStyles } from '../../../base/dom/add-styles'
import { createButton } from '../../../base/dom/create-button'
import { make } from '../../../base/dom/make'
import { isPlainClick } from '../../../base/dom/plain-click'
import { fill } from '../../../base/text/interface-words'
import { Combobox } from './combobox'
import { loadPagefind } from './load-pagefind'
import { findPages, type SearchResult } from './search-index'
import css from './style.scss?inline'

/** Milliseconds after the last key. */
const typingPause = 50

const isPreview = import.meta.env.MODE === 'preview'

function makeOption({ href, title, section, excerpt }: SearchResult): HTMLAnchorElement {
  const parts = excerpt.map(({ text, isFound }) => (isFound ? make('mark', {}, text) : text))
  return make(
    'a',
    { href },
    make('strong', {}, title),
    ...(section ? [' ', make('small', {}, section)] : []),
    ' ',
    make('span', {}, ...parts),
  )
}

class SearchDialog {
  private readonly input = make('input', {
    type: 'text',
    inputmode: 'search',
    enterkeyhint: 'search',
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: 'false',
    'aria-label': words.searchThisSite,
    placeholder: words.searchThisSite,
  })
  private readonly status = make('p', { role: 'status' })
  private readonly list = make('div', { 'aria-label': words.searchResults })
  private readonly combobox = new Combobox(this.input, this.list)
  private readonly dialog: HTMLDialogElement
  private asked = 0

  constructor(allPages: string) {
    const close = createButton(words.close, () => this.dialog.close())
    this.dialog = make(
      'dialog',
      { class: 'site-search', 'aria-label': words.search },
      make('div', { role: 'search' }, this.input, close),
      this.status,
      this.list,
      make('p', {}, make('a', { href: allPages }, words.allPages)),
    )
    addStyles(document, css)
    document.body.append(this.dialog)
    this.input.addEventListener('input', () => this.searchSoon())
    // The app follows the link, or the browser.
    this.dialog.addEventListener('click', (event) => {
      const isLink = event.target instanceof Element && event.target.closest('a')
      if ((isLink && isPlainClick(event)) || event.target === this.dialog) this.dialog.close()
    })
  }

  open(): void {
    this.dialog.showModal()
    this.combobox.choose(-1)
    this.input.focus()
    this.input.select()
    if (isPreview) this.status.textContent = words.searchWhenBuilt
    else loadPagefind().catch(() => this.fail())
  }

  private fail(): void {
    this.combobox.show([])
    this.status.textContent = words.searchFailed
  }

  private searchSoon(): void {
    const number = ++this.asked
    if (!isPreview) setTimeout(() => number === this.asked && this.search(number), typingPause)
  }

  private async search(number: number): Promise<void> {
    const text = this.input.value.trim()
    try {
      const { count, best } = text ? await findPages(text) : { count: 0, best: [] }
      // Alone where none is shown yet, as each takes a request.
      const atOnce = this.list.hidden ? 1 : best.length
      const first = await Promise.all(best.slice(0, atOnce).map((read) => read()))
      // Another word was typed.
      if (number !== this.asked) return
      this.combobox.show(first.map(makeOption))
      const found = count > 0 ? fill(words.pagesFound, { count }) : fill(words.nothingFound, { words: text })
      this.status.textContent = text ? found : ''
      const others = await Promise.all(best.slice(atOnce).map((read) => read()))
      if (number === this.asked) this.combobox.add(others.map(makeOption))
    } catch {
      this.fail()
    }
  }
}

let dialog: SearchDialog | undefined

/** `allPages` is the address of the page that lists them. */
export function openSearch(allPages: string): void {
  dialog ??= new SearchDialog(allPages)
  dialog.open()
}
