import { readFolderChange } from '../../../commands/summary-command/read-change'
import { reportChanges, takeChangeBack } from '../../edited-site/changes/report-changes'
import type { CommandAnswer, EditCommand } from '../../edited-site/command'
import type { ChangeReport } from '../../edited-site/publishing'
import { revisionOfText } from '../revision-of'
import { findLastVersion } from './last-version'

export interface ChangedSite {
  root: string
  site: string
}

async function compare({ root, site }: ChangedSite) {
  const { head, since } = await findLastVersion(site)
  const compared = await readFolderChange(root, site, head)
  return { compared, revision: revisionOfText(compared.now.text), since }
}

/** Throws a Failure if a text cannot be read. */
export async function reportFolderChanges(changed: ChangedSite): Promise<ChangeReport> {
  const read = await compare(changed)
  return reportChanges(read.compared, read)
}

export async function takeFolderChangeBack(
  changed: ChangedSite,
  apply: (command: EditCommand) => Promise<CommandAnswer>,
  named: { id: string; revision: string },
): Promise<CommandAnswer> {
  const { compared, revision } = await compare(changed)
  return takeChangeBack(compared, revision, named, apply)
}
