import { readFolderChange } from '../../../commands/summary-command/read-change'
import { reportChanges, takeChangeBack } from '../../edited-site/changes/report-changes'
import type { CommandAnswer, EditCommand } from '../../edited-site/command'
import type { ChangeReport, NamedChange } from '../../edited-site/publishing'
import { revisionOfText } from '../revision-of'
import { findLastVersion } from './last-version'
import { compareVersion } from './versions'

export interface ChangedSite {
  root: string
  site: string
}

type Files = ReadonlyMap<string, Uint8Array>

async function compareLast({ root, site }: ChangedSite) {
  const { head, since } = await findLastVersion(site)
  return { compared: await readFolderChange(root, site, head), since, filesFor: async (): Promise<Files> => new Map() }
}

async function compare(changed: ChangedSite, version: string | undefined) {
  const read = await (version === undefined ? compareLast(changed) : compareVersion(changed, version))
  return { ...read, revision: revisionOfText(read.compared.now.text) }
}

/** Throws a Failure if a text cannot be read. */
export async function reportFolderChanges(changed: ChangedSite, version?: string): Promise<ChangeReport> {
  const read = await compare(changed, version)
  return reportChanges(read.compared, read)
}

export async function takeFolderChangeBack(
  changed: ChangedSite,
  apply: (command: EditCommand, files: Files) => Promise<CommandAnswer>,
  named: NamedChange,
): Promise<CommandAnswer> {
  const { compared, revision, filesFor } = await compare(changed, named.version)
  return takeChangeBack(compared, revision, named, async (command, alone) =>
    apply(command, await filesFor(command, alone)),
  )
}
