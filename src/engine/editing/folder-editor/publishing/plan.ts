import type { SiteChecker } from '../../../commands/check-command/site-checker'
import { readFolderChange } from '../../../commands/summary-command/read-change'
import { readOpenSite } from '../../../content/references/open-site'
import { readSite } from '../../../folders/site-folder/read-site'
import { lookAtServer } from '../../../git/git-publishing/contact-server'
import { countAhead, remoteLabel } from '../../../git/git-publishing/git/remote'
import { openRepository, type Repository } from '../../../git/git-publishing/git/repository'
import { knownMain, lastVersion, stateOfSent } from '../../../git/git-publishing/git/sent-branch'
import type { PublishedFiles } from '../../../git/git-publishing/steps/tree'
import { GitFailure } from '../../../git/local-git/git'
import { NoRepository } from '../../../git/local-git/open-git'
import { isShown, listMistakes, planChanges } from '../../edited-site/changes/plan-changes'
import type { PublishPlan } from '../../edited-site/publishing'
import { emptyPlan } from '../../edited-site/publishing/empty-plan'
import { publishWayOf } from '../../edited-site/publishing/publish-way'

export interface SiteToPublish {
  root: string
  site: string
  checker: SiteChecker
}

export interface PlannedFolderChanges {
  plan: PublishPlan
  published: PublishedFiles
  repository?: Repository
}

/** Without recorded versions, all that a site shows is published. */
async function planWhole(
  { site, checker }: SiteToPublish,
  { message, output }: NoRepository,
  toFillIn: PublishPlan['toFillIn'],
): Promise<PlannedFolderChanges> {
  const [{ text, files }, { schemas, validate }] = await Promise.all([readSite(site), checker.tools()])
  const shown = [...files.keys()].filter(isShown(readOpenSite(text, files, schemas, validate)))
  const why = [message, output].filter(Boolean).join('\n')
  return { plan: { ...emptyPlan, toFillIn, files: shown, why }, published: { text, files: shown } }
}

async function findServer(repository: Repository): Promise<Pick<PublishPlan, 'target' | 'why'>> {
  try {
    const remote = await repository.remote()
    if (!remote) return { why: 'This folder has no server that changes could be sent to.' }
    const { git, head, branch } = repository
    const ahead = await countAhead(git, head, remote)
    const target = { remote: remote.name, server: remoteLabel(remote), ahead }
    return { target: { ...target, ...(branch !== undefined && { branch }) } }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return { why: [error.message, error.output].filter(Boolean).join('\n') }
  }
}

export async function planPublication(checked: SiteToPublish): Promise<PlannedFolderChanges> {
  const { root, site, checker } = checked
  const text = await checker.readText()
  const { toFix, toFillIn } = listMistakes(await checker.problems(text), text, checker.timeFor(text))
  if (toFix.length > 0) return { plan: { ...emptyPlan, toFix }, published: { text, files: [] } }
  const repository = await openRepository(site)
  if (repository instanceof NoRepository) return planWhole(checked, repository, toFillIn)
  const sent = await lookAtServer(repository)
  const [compared, server] = await Promise.all([readFolderChange(root, site, repository.head), findServer(repository)])
  // The text has changed since it was checked.
  if (compared.now.text !== text) return planPublication(checked)
  const whole = planChanges(compared)
  const { head } = await lastVersion(repository, sent)
  const newest = head === repository.head ? whole : planChanges(await readFolderChange(root, site, head))
  const { isWaiting, isBehind } = await stateOfSent(repository, sent)
  const plan = {
    ...{ ...emptyPlan, toFillIn, ...whole, counts: newest.counts, hasChanges: newest.hasChanges },
    way: isWaiting && !whole.hasChanges ? ('withdrawal' as const) : await findWay(repository),
    ...(isBehind && { isBehind }),
    ...server,
  }
  return { plan, published: { text, files: plan.files }, repository }
}

/** By the settings of the main branch, as of the last fetch. */
async function findWay(repository: Repository): Promise<'request' | 'direct'> {
  const { git, head, pages } = repository
  const text = await git.ask('cat-file', 'blob', `${(await knownMain(repository)) ?? head}:${pages}`)
  return publishWayOf(text ?? '')
}
