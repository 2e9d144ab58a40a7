import type { Rule } from '../../../../content/check/findings/rule'
import type { FileFacts } from '../../../../content/file-inspection/file-facts'
import type { Schemas } from '../../../../content/schema-model/schemas'
import type { Validate } from '../../../../content/schema-model/validation/open-validator'
import type { BlobId } from '../../../../git/git-hosts/git-host'
import type { EditorChange } from '../../../edited-site/command'
import { EditedSite } from '../../../edited-site/edited-site'
import type { OpenKept } from '../../kept'
import { BrowserFiles, type BrowserFilesParts } from '../keepers/browser-files'
import { BrowserJournal } from '../keepers/browser-journal'
import { BrowserText } from '../keepers/browser-text'
import { FileJudge } from '../keepers/file-judge'
import { createOpenKept } from '../keepers/open-kept'
import { Blobs } from '../storage/blobs'
import { revisionOf } from '../storage/revision-of'
import type { Storage } from '../storage/storage'
import { WholeFile } from '../storage/whole-file'
import { BrowserChecker } from './browser-checker'

export interface KeptSiteParts extends Pick<BrowserFilesParts, 'fetchFile' | 'placeholder' | 'pictures' | 'readHeic'> {
  storage: Storage
  schemas: Schemas
  loadValidator(): Promise<Validate>
  soundText?: BlobId
  loadRules(): Promise<readonly Rule[]>
  loadParser(): Promise<void>
  facts: FileFacts
  announce(change: EditorChange): void
  /** Called when pages may show other files at these addresses, or know more of them. */
  onFiles(addresses: readonly string[]): void
}

export interface SiteStart {
  text: string
  files: ReadonlyMap<string, BlobId>
}

export class KeptSite {
  readonly openKept: OpenKept
  readonly revisionOf = revisionOf
  readonly files: BrowserFiles
  readonly judge: FileJudge
  readonly checker: BrowserChecker
  private opened?: { text: BrowserText; journal: BrowserJournal; edited: EditedSite }

  private constructor(
    private readonly parts: KeptSiteParts,
    private readonly open: { text: WholeFile; journal: WholeFile; all: WholeFile[]; openKept: OpenKept },
    files: BrowserFiles,
    judge: FileJudge,
  ) {
    this.openKept = open.openKept
    this.files = files
    this.judge = judge
    this.checker = new BrowserChecker({ ...parts, facts: files.facts })
    const text = open.text.read()
    if (text !== undefined) this.edit(text)
  }

  static async open(parts: KeptSiteParts): Promise<KeptSite> {
    const { storage, facts, pictures, fetchFile, onFiles } = parts
    const all: WholeFile[] = []
    try {
      const [text, journal] = [await WholeFile.open(storage, 'text'), await WholeFile.open(storage, 'journal')]
      all.push(text, journal)
      const openKept = createOpenKept(storage, (file) => all.push(file))
      const kept = await openKept<FileFacts>('facts')
      const judge = new FileJudge({ built: facts, kept, fetchFile, openPicture: pictures.open, onJudged: onFiles })
      const blobs = await Blobs.open(storage)
      const files = await BrowserFiles.open({ ...parts, openKept, blobs, judge, onChange: onFiles })
      return new KeptSite(parts, { text, journal, all, openKept }, files, judge)
    } catch (error) {
      for (const file of all) file.close()
      throw error
    }
  }

  get edited(): EditedSite | undefined {
    return this.opened?.edited
  }

  get text(): BrowserText | undefined {
    return this.opened?.text
  }

  get journal(): BrowserJournal | undefined {
    return this.opened?.journal
  }

  /** The text comes last: once it is kept, the site is here. */
  async begin({ text, files }: SiteStart): Promise<void> {
    await this.files.moveTo(files)
    new BrowserText(this.open.text, '').replace('', text)
    this.edit(text)
  }

  close(): void {
    for (const file of this.open.all) file.close()
  }

  private edit(kept: string): void {
    const text = new BrowserText(this.open.text, kept)
    const journal = new BrowserJournal(this.open.journal, this.open.text)
    const edited = new EditedSite({
      ...{ text, journal, files: this.files, checker: this.checker },
      announce: this.parts.announce,
      newId: () => crypto.randomUUID(),
    })
    this.opened = { text, journal, edited }
  }
}
