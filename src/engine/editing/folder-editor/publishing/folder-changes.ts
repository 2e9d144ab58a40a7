import { readFolderChange } from '../../../commands/summary-command/read-change'
import type { ChangeSince } from '../../../content/change-summary/change-since'
import { openRepository } from '../../../git/git-publishing/git/repository'
import { lastVersion } from '../../../git/git-publishing/git/sent'
import { NoRepository } from '../../../git/local-git/open-git'
import { reportChanges, takeChangeBack } from '../../edited-site/changes/report-changes'
import type { CommandAnswer, EditCommand } from '../../edited-site/command'
import type { ChangeReport, PublishRefusal } from '../../edited-site/publishing'
import { revisionOfText } from '../revision-of'

export interface ChangedSite {
  /** The folder with schemas/. */
  root: string
  site: string
}

interface Compared {
  compared: ChangeSince
  revision: string
  since: ChangeReport['since']
}

/** With what was sent last, else with the last recorded version. Throws a Failure. */
async function compare({ root, site }: ChangedSite): Promise<Compared | PublishRefusal> {
  const repository = await openRepository(site)
  if (repository instanceof NoRepository) {
    const more = repository.output ? `\n${repository.output}` : ''
    return {
      kind: 'problem',
      problem: `${repository.message} There is no version to compare with, but you can undo what you did.${more}`,
    }
  }
  const { head, since } = await lastVersion(repository)
  const compared = await readFolderChange(root, site, head)
  return { compared, revision: revisionOfText(compared.now.text), since }
}

/** Throws a Failure if a text cannot be read. */
export async function reportFolderChanges(changed: ChangedSite): Promise<ChangeReport | PublishRefusal> {
  const read = await compare(changed)
  return 'problem' in read ? read : reportChanges(read.compared, read)
}

export async function takeFolderChangeBack(
  changed: ChangedSite,
  apply: (command: EditCommand) => Promise<CommandAnswer>,
  named: { id: string; revision: string },
): Promise<CommandAnswer> {
  const read = await compare(changed)
  return 'problem' in read ? read : takeChangeBack(read.compared, read.revision, named, apply)
}
