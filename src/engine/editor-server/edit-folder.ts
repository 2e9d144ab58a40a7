import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { publishedPaths } from '../publish/git/published-paths'
import { validatorOf } from '../references/validator-of'
import { readContentText } from '../site/read-text'
import { replaceFile } from '../site/replace-file'
import { removeUnfinished } from '../site/write-whole'
import type { SiteChecker } from '../site-check/site-checker'
import { EditedSite, type EditedSiteParts } from '../store/edited-site'
import type { TextKeeper } from '../store/keepers'
import { FolderFiles } from './files/folder-files'
import { JournalFile } from './journal/journal-file'
import { revisionOf } from './revision-of'

export interface EditedFolder extends Pick<EditedSiteParts, 'announce' | 'isOpen' | 'nameOf'> {
  site: string
  /** The folder of the journal. */
  folder: string
  checker: SiteChecker
  writeFile?: typeof replaceFile
  /** The longest journal before it is compacted, in bytes. */
  journalLimit?: number
}

function keepText(site: string, writeFile = replaceFile): TextKeeper {
  const file = join(site, 'pages.json')
  let isFirst = true
  return {
    async read() {
      if (isFirst) removeUnfinished(file)
      isFirst = false
      return readContentText(file)
    },
    replace: (before, after) => writeFile(file, before, after),
    revisionOf,
  }
}

export const editFolder = ({ site, folder, checker, writeFile, journalLimit, ...rest }: EditedFolder): EditedSite =>
  new EditedSite({
    ...rest,
    text: keepText(site, writeFile),
    journal: new JournalFile(folder, journalLimit),
    files: new FolderFiles({ site, folder, checker }),
    checker: {
      schemas: async () => (await checker.tools()).schemas,
      validator: async () => validatorOf((await checker.tools()).schemas),
      errors: (text) => checker.checkErrors(text),
      known: (text) => checker.knownProblems(text),
      timeFor: checker.timeFor,
    },
    publishedPaths: () => publishedPaths(site),
    newId: randomUUID,
  })
