import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { JSDOM } from 'jsdom'
import { expect } from 'vitest'
import { root } from './site'

const squeeze = (text: string) => text.replace(/\s+/g, ' ').trim()

export const parsePage = (html: string, path: string): Document =>
  new JSDOM(html, { url: `https://studio.example${path}` }).window.document

/** A page of the built site as its html says it, without script: "/about/services", "/". */
export class BuiltPage {
  readonly document: Document
  readonly main: Element

  constructor(readonly path: string) {
    const file = join(root, 'dist', `${path === '/' ? 'index' : path}.html`)
    this.document = parsePage(readFileSync(file, 'utf8'), path)
    const main = this.document.querySelector('main')
    if (!main) throw new Error(`${path} has no main part.`)
    this.main = main
  }

  /** The text of the page's main part, or of one element of it. */
  text(element: Element = this.main): string {
    return squeeze(element.textContent ?? '')
  }

  all(selector: string, within: Element = this.main): Element[] {
    return [...within.querySelectorAll(selector)]
  }

  /** The only element that a selector finds. */
  one(selector: string, within: Element = this.main): Element {
    const found = this.all(selector, within)
    expect(found.length, `${selector} on ${this.path}`).toBe(1)
    return found[0] as Element
  }

  texts(selector: string, within: Element = this.main): string[] {
    return this.all(selector, within).map((element) => this.text(element))
  }

  /** Where the links lead whose text begins with some words, or all links. */
  links(words = '', within: Element = this.main): string[] {
    return this.all('a[href]', within)
      .filter((link) => this.text(link).startsWith(words))
      .map((link) => link.getAttribute('href') ?? '')
  }

  /** Where the cards of a grid of entries lead. */
  cards(grid: Element = this.one('[data-block="entryGrid"]')): string[] {
    return this.all('h3 a', grid).map((link) => link.getAttribute('href') ?? '')
  }

  /** The play controls of films. */
  plays(within: Element = this.main): Element[] {
    return this.all('a, button', within).filter((control) => /^Play /.test(this.text(control)))
  }
}
