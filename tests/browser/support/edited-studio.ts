import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, inject } from 'vitest'
import { openPage, startPreview } from './site'

/** The second studio's site in the editor. The file on the disk is the witness. */
export class EditedStudio {
  page!: Page
  address = ''
  /** The file as it was before the first test. */
  readonly saved: string
  readonly file: string
  private readonly site = mkdtempSync(join(inject('folder'), 'editor-'))
  private preview?: Promise<ChildProcess>

  /** `change` makes another site of its text. */
  constructor(change = (text: string) => text) {
    cpSync('tests/second-studio', this.site, { recursive: true })
    // Its blocks are code, which finds its packages above itself.
    symlinkSync(resolve('node_modules'), join(this.site, 'node_modules'))
    this.file = join(this.site, 'pages.json')
    this.write(change(this.read()))
    this.saved = this.read()
  }

  read = () => readFileSync(this.file, 'utf8')
  write = (text: string) => writeFileSync(this.file, text)

  /** Starts the preview: at the address that it had before, if it had one. */
  async start(): Promise<void> {
    const port = this.address === '' ? undefined : new URL(this.address).port
    const started = startPreview(this.site, port)
    this.preview = started.then(({ preview }) => preview)
    this.address = (await started).address
  }

  /** Ends the preview as a crash does. */
  async kill(): Promise<void> {
    const preview = await this.preview
    if (!preview || preview.exitCode !== null || preview.signalCode !== null) return
    preview.kill('SIGKILL')
    await once(preview, 'exit')
  }

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.site, { recursive: true, force: true })
  }

  /** Opens the editor in a tab, and waits until the page can be edited. */
  async open(page = this.page, path = '/'): Promise<void> {
    await page.goto(`${this.address}/__editor${path}`)
    await this.text('Überschrift of Auftakt', page).first().waitFor()
  }

  frame = (page = this.page): FrameLocator => page.frameLocator('.page iframe')
  /** A text that is edited where it stands. */
  text = (name: string, page = this.page) => this.frame(page).getByRole('textbox', { name, exact: true })
  field = (label: string, page = this.page) => page.getByRole('form').getByLabel(label)
  state = (page = this.page) => page.locator('.save-state')
  step = (verb: 'Undo' | 'Redo', page = this.page) => page.getByRole('button', { name: new RegExp(`^${verb}`) })
  /** Chooses a block in the outline: by its words, as buttons stand below them. */
  choose = (index: number, page = this.page) => this.row(index, page).locator('.row-words').click()
  row = (index: number, page = this.page) => page.locator('.row').nth(index)
}

/** Serves the second studio's site to the editor, for the tests of one file. Each begins with the file as it was. */
export function editStudio(change?: (text: string) => string): EditedStudio {
  const studio = new EditedStudio(change)
  beforeAll(async () => {
    await studio.start()
    ;({ page: studio.page } = await openPage())
  })
  afterAll(() => studio.remove())
  beforeEach(async () => {
    // A page that is open reloads itself when the file is written, which can end the way to the next one.
    await studio.page.goto('about:blank')
    studio.write(studio.saved)
    await studio.open()
  })
  return studio
}
