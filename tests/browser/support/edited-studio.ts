import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { FrameLocator, Page } from 'playwright-core'
import { beforeAll, beforeEach, inject } from 'vitest'
import { openPage, startPreview } from './site'

/** The second studio's site in a folder of its own, with a preview. */
class StudioSite {
  address = ''
  readonly folder = mkdtempSync(join(inject('folder'), 'editor-'))
  readonly file = join(this.folder, 'pages.json')
  private preview?: Promise<ChildProcess>

  constructor() {
    cpSync('tests/second-studio', this.folder, { recursive: true })
    // Its blocks are code, which finds its packages above itself.
    symlinkSync(resolve('node_modules'), join(this.folder, 'node_modules'))
  }

  /** Starts the preview unless it runs: at the address that it had before, if it had one. */
  async start(): Promise<void> {
    const last = await this.preview
    if (last && last.exitCode === null && last.signalCode === null) return
    const port = this.address === '' ? undefined : new URL(this.address).port
    const started = startPreview(this.folder, port)
    this.preview = started.then(({ preview }) => preview)
    const { address, preview } = await started
    this.address = address
    // The process of the tests ends by a signal.
    process.once('SIGTERM', () => preview.kill('SIGKILL'))
  }

  /** Ends the preview as a crash does. */
  async kill(): Promise<void> {
    const preview = await this.preview
    if (!preview || preview.exitCode !== null || preview.signalCode !== null) return
    preview.kill('SIGKILL')
    await once(preview, 'exit')
  }
}

/** The site that the files of a process share: to start a preview takes longer than most tests. */
let shared: StudioSite | undefined

/** The second studio's site in the editor. The file on the disk is the witness. */
export class EditedStudio {
  page!: Page
  /** The file as it is before each test. */
  readonly saved: string
  readonly file: string

  /** `change` makes another site of its text. */
  constructor(
    private readonly site = new StudioSite(),
    change = (text: string) => text,
  ) {
    this.file = site.file
    this.saved = change(readFileSync('tests/second-studio/pages.json', 'utf8'))
  }

  get address(): string {
    return this.site.address
  }

  read = () => readFileSync(this.file, 'utf8')
  write = (text: string) => writeFileSync(this.file, text)
  start = () => this.site.start()
  kill = () => this.site.kill()

  async remove(): Promise<void> {
    await this.kill()
    rmSync(this.site.folder, { recursive: true, force: true })
  }

  /** Opens the editor in a tab, and waits until the page can be edited. */
  async open(page = this.page, path = '/'): Promise<void> {
    await page.goto(`${this.address}/__editor${path}`)
    await this.text('Überschrift of Auftakt', page).first().waitFor()
  }

  frame = (page = this.page): FrameLocator => page.frameLocator('.page iframe')
  /** A text that is edited where it stands. */
  text = (name: string, page = this.page) => this.frame(page).getByRole('textbox', { name, exact: true })
  /** A field by its label, which its button for help has, too. */
  field = (label: string, page = this.page) =>
    page.getByRole('form').getByLabel(label).and(page.locator(':not(button)'))
  state = (page = this.page) => page.locator('.save-state')
  step = (verb: 'Undo' | 'Redo', page = this.page) => page.getByRole('button', { name: new RegExp(`^${verb}`) })
  /** Chooses a block in the outline: by its words, as buttons stand below them. */
  choose = (index: number, page = this.page) => this.row(index, page).locator('.row-words').click()
  row = (index: number, page = this.page) => page.locator('.row').nth(index)
}

interface Beginning {
  /** Makes another site of the text of the second studio's. */
  change?: (text: string) => string
  /** What each test begins with: the editor on the home page. */
  begin?: (studio: EditedStudio) => Promise<void>
}

/** Serves the second studio's site to the editor, for the tests of one file. Each begins with the file as it was. */
export function editStudio({ change, begin = (studio) => studio.open() }: Beginning = {}): EditedStudio {
  shared ??= new StudioSite()
  const studio = new EditedStudio(shared, change)
  beforeAll(async () => {
    studio.write(studio.saved)
    await studio.start()
    ;({ page: studio.page } = await openPage())
  })
  beforeEach(async () => {
    // A page that is open reloads itself when the file is written, which can end the way to the next one.
    await studio.page.goto('about:blank')
    studio.write(studio.saved)
    await begin(studio)
  })
  return studio
}
