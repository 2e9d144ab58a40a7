import { randomUUID } from 'node:crypto'
import type { SiteChecker } from '../../commands/check-command/site-checker'
import { replaceFile } from '../../folders/site-folder/replace-file'
import { removeUnfinished } from '../../folders/site-folder/write-atomically'
import { publishedPaths } from '../../git/git-publishing/git/published-paths'
import { EditedSite, type EditedSiteParts } from '../edited-site/edited-site'
import type { TextKeeper } from '../edited-site/keepers'
import { FolderFiles } from './files/folder-files'
import { JournalFile } from './journal/journal-file'
import { revisionOfText } from './revision-of'

export interface EditedFolder extends Pick<EditedSiteParts, 'announce' | 'isOpen' | 'nameOf'> {
  site: string
  folder: string
  checker: SiteChecker
  writeFile?: typeof replaceFile
  /** Bytes. */
  journalLimit?: number
}

function keepText({ file, readText }: SiteChecker, writeFile = replaceFile): TextKeeper {
  let isFirst = true
  return {
    async read() {
      if (isFirst) removeUnfinished(file)
      isFirst = false
      return readText()
    },
    replace: (before, after) => writeFile(file, before, after),
    revisionOf: revisionOfText,
  }
}

export const editFolder = ({ site, folder, checker, writeFile, journalLimit, ...rest }: EditedFolder): EditedSite =>
  new EditedSite({
    ...rest,
    text: keepText(checker, writeFile),
    journal: new JournalFile(folder, journalLimit),
    files: new FolderFiles({ site, folder, checker }),
    checker,
    publishedPaths: () => publishedPaths(site),
    newId: randomUUID,
  })
