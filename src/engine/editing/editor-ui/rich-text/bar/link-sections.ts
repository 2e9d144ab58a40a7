import { make } from '../../../../base/dom/make'
import { type LinkTarget, pageOf, wholePage } from '../../model/links/link-targets'

/** Lists the headings of the linked page, to link to one of its sections. */
export class LinkSections {
  private readonly select = make('select', { id: 'section' })
  readonly element = make('div', {}, make('label', { for: 'section' }, 'Section'), this.select)
  private shown: LinkTarget[] = []

  constructor(onChoose: (address: string) => void) {
    this.element.hidden = true
    this.select.onchange = () => onChoose(this.select.value)
  }

  /** `address` is that of the page, or of a section of it. */
  show(address: string, sections: LinkTarget[]): void {
    this.shown = sections
    this.element.hidden = sections.length === 0
    const page = new Option(wholePage, pageOf(address))
    this.select.replaceChildren(page, ...sections.map((section) => new Option(section.title, section.address)))
    this.select.value = this.at(address)?.address ?? page.value
  }

  at = (address: string): LinkTarget | undefined => this.shown.find((section) => section.address === address)
}
