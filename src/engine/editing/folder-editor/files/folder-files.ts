import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import type { SiteChecker } from '../../../commands/check-command/site-checker'
import { withPlaceholder } from '../../../commands/new-command/new-page'
import { openWithSharp } from '../../../folders/site-folder/open-picture'
import { publicFolderOf } from '../../../folders/site-folder/public-files'
import { readSiteFileSync } from '../../../folders/site-folder/read-file'
import type { NewFile, TakenFile } from '../../edited-site/file-store'
import { prepareFile } from '../../edited-site/files/prepare-file'
import type { JournalEntry } from '../../edited-site/journal/entries'
import type { FileKeeper } from '../../edited-site/keepers'
import { explainDisk } from '../sentences'
import { readCommittedDays, readDays } from './file-days'
import { isPresent, KeptFiles } from './kept-files'
import { pathIn, writeNewFile } from './place-file'
import { preparePicture } from './prepare-picture'

interface Parts {
  site: string
  folder: string
  checker: SiteChecker
}

export class FolderFiles implements FileKeeper {
  private readonly root: string
  private readonly kept: KeptFiles
  /** Read once: it takes a moment. */
  private committed?: ReturnType<typeof readCommittedDays>

  constructor(private readonly parts: Parts) {
    this.root = join(parts.site, 'public')
    this.kept = new KeptFiles(parts.folder, this.root)
  }

  facts = async () => (await this.parts.checker.tools()).files

  days = async () => {
    this.committed ??= readCommittedDays(this.parts.site)
    return readDays(this.parts.site, (await this.facts()).keys(), await this.committed)
  }

  refresh = () => this.parts.checker.forgetFiles()

  isTaken = (address: string) => isPresent(join(this.root, address))

  prepare = (file: NewFile, maxSide: number) =>
    prepareFile(file, maxSide, { open: openWithSharp, prepare: preparePicture })

  async bytes(address: string): Promise<Uint8Array | undefined> {
    const path = join(publicFolderOf(this.parts.site), address)
    return existsSync(path) ? readSiteFileSync(path) : undefined
  }

  async write(address: string, bytes: Uint8Array): Promise<void> {
    try {
      writeNewFile(pathIn(this.root, address), bytes)
    } catch (error) {
      if (error instanceof Failure) throw error
      console.error((error as Error).message)
      throw new Failure(explainDisk(address, error))
    }
    this.refresh()
  }

  take = async (file: TakenFile) => {
    this.kept.take(file)
    this.refresh()
  }

  putBack = async (file: TakenFile) => {
    this.kept.putBack(file)
    this.refresh()
  }

  prune = (entries: readonly JournalEntry[]) => this.kept.prune(entries)

  async addPlaceholder(): Promise<void> {
    const { site, checker } = this.parts
    withPlaceholder(checker.root, site, await this.facts())
    this.refresh()
  }
}
