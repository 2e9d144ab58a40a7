import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { SchemaBook } from '../../src/engine/content/schema-model/schema-book'
import type { Publishing } from '../../src/engine/editing/edited-site/publishing'
import { FileManager } from '../../src/engine/editing/editor-ui/model/files/file-manager'
import { Session } from '../../src/engine/editing/editor-ui/model/session/session'
import type { Surroundings } from '../../src/engine/editing/editor-ui/model/surroundings'
import { Editor } from '../../src/engine/editing/editor-ui/shell/Editor'
// The dialogs that are loaded when they are opened: tests do not wait for that.
import '../../src/engine/editing/editor-ui/shell/changes/change-dialogs'
import '../../src/engine/editing/editor-ui/shell/pages/Pages'
import '../../src/engine/editing/editor-ui/shell/publish/Publish'
import { EditorProvider } from '../../src/engine/editing/editor-ui/views/use-editor'
import { MemorySite, studio } from '../sites/memory-site'

const sleep = (time: number) => new Promise((resolve) => setTimeout(resolve, time))

/** What jsdom lacks. */
export function completeDocument(): void {
  for (const { prototype } of [Document, ShadowRoot])
    Object.defineProperty(prototype, 'adoptedStyleSheets', { configurable: true, writable: true, value: [] })
  class Observer {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  vi.stubGlobal('CSS', { escape: (text: string) => text.replace(/[^\w-]/g, '\\$&') })
  Element.prototype.scrollIntoView = () => {}
  Element.prototype.checkVisibility = () => true
  Object.defineProperty(HTMLElement.prototype, 'isContentEditable', { configurable: true, get: () => false })
}

/** Types a text into a field, which keeps the focus. */
export function fill(element: HTMLElement, value: string): void {
  act(() => element.focus())
  fireEvent.change(element, { target: { value } })
}

const matches = (words: string, name: string | RegExp) => (typeof name === 'string' ? words === name : name.test(words))

/** Finds elements by their words or aria-label. The queries of the testing library take a second each on so large a document. */
export const findAll = (selector: string, name: string | RegExp, root: ParentNode = document): HTMLElement[] =>
  [...root.querySelectorAll<HTMLElement>(selector)].filter((element) =>
    matches((element.getAttribute('aria-label') ?? element.textContent ?? '').trim(), name),
  )

/** Finds the only such element. */
export function find(selector: string, name: string | RegExp = /(?:)/, root: ParentNode = document): HTMLElement {
  const [found, ...others] = findAll(selector, name, root)
  if (!found || others.length > 0)
    throw new Error(`${others.length > 0 ? 'Several' : 'No'} "${selector}" named ${name}.`)
  return found
}

/** Whether some words are shown. */
export const shows = (words: string | RegExp, root: Node = document.body): boolean =>
  typeof words === 'string' ? (root.textContent ?? '').includes(words) : words.test(root.textContent ?? '')

const nothingPublished: Partial<Publishing> = {
  changes: async () => ({ kind: 'problem', problem: 'No version is on record.' }),
  waiting: async () => ({ kind: 'waiting' }),
  withdraw: async () => ({ kind: 'problem', problem: 'Not here.' }),
}

const nothingCompared: Surroundings['compare'] = async () => ({ blocks: [] })

interface EditorOptions {
  site?: MemorySite
  path?: string
  /** The name of the window. */
  window?: string
  publishing?: Partial<Publishing>
  compare?: Surroundings['compare']
  status?: Surroundings['status']
}

/** The editor of a site in memory, in jsdom: the page in its frame is not there. */
export class RenderedEditor {
  private constructor(
    readonly site: MemorySite,
    readonly session: Session,
    readonly files: FileManager,
  ) {}

  static async open({
    site = new MemorySite(),
    path = '/',
    window,
    publishing,
    compare = nothingCompared,
    status,
  }: EditorOptions = {}) {
    completeDocument()
    cleanup()
    const store = site.store(window)
    const surroundings: Surroundings = {
      ...{ store, publishing: { ...nothingPublished, ...publishing } as Publishing, compare, status },
      live: {
        onChange: () => () => {},
        beforeReload: () => {},
        afterDisconnect: () => {},
        announceWindow: () => {},
      },
      ...{ frameOf: (page) => `about:blank#${page}`, exampleOf: () => 'about:blank', addressOf: (page) => page },
      pageOf: ({ pathname }) => pathname,
    }
    const session = new Session(store, new SchemaBook(site.source.schemas), path)
    const files = new FileManager(session, store, [...studio.files.keys()])
    const editor = new RenderedEditor(site, session, files)
    await editor.settle()
    render(
      <EditorProvider value={{ session, files, surroundings }}>
        <Editor />
      </EditorProvider>,
    )
    await editor.settle()
    return editor
  }

  /** Waits until every command has ended and the editor has been rendered, and then for as long as a pause takes. */
  settle = (time = 20) =>
    act(async () => {
      await sleep(0)
      await sleep(time)
    })

  /** Waits for what takes several pauses. */
  async until(isSo: () => boolean): Promise<void> {
    for (let tries = 0; tries < 100 && !isSo(); tries++) await this.settle(50)
    expect(isSo()).toBe(true)
  }

  get content() {
    return this.site.content
  }

  state = () => document.querySelector('.save-state')?.textContent
  announcement = () => this.session.state.announcement
  form = () => find('form.fields')

  /** Finds a field of the form by its label. */
  field(label: string | RegExp): HTMLInputElement {
    const { htmlFor } = find('label', label, this.form()) as HTMLLabelElement
    return document.getElementById(htmlFor) as HTMLInputElement
  }

  button = (name: string | RegExp, root?: ParentNode) => find('button', name, root) as HTMLButtonElement

  async act(job: () => unknown): Promise<void> {
    await act(async () => {
      await job()
    })
    await this.settle()
  }

  /** Presses a button, and waits until everything that it has started has ended. */
  press = (name: string | RegExp, root?: ParentNode): Promise<void> => this.click(this.button(name, root))

  async click(element: Element): Promise<void> {
    fireEvent.click(element)
    await this.settle(50)
  }

  /** Selects a row with a mouse. A click that no pointer has made opens it. */
  async select(row: Element): Promise<void> {
    const mouse = { pointerType: 'mouse', button: 0, detail: 1, pointerId: 1 }
    fireEvent.pointerDown(row, mouse)
    fireEvent.mouseDown(row, mouse)
    fireEvent.pointerUp(row, mouse)
    fireEvent.mouseUp(row, mouse)
    await this.click(row)
  }

  /** Changes the content as another program does. */
  change = (change: Parameters<MemorySite['change']>[0]): Promise<void> => this.act(() => this.site.change(change))

  /** Chooses a block in the outline. */
  async choose(index: number | undefined): Promise<void> {
    act(() => this.session.choose(index))
    await this.settle()
  }
}
