import { GitFailure } from '../../git/git'
import { NoRepository } from '../../git/open-git'
import { countAhead, findRemote, remoteLabel } from '../../publish/git/remote'
import { openRepository, type Repository } from '../../publish/git/repository'
import { findSent, knownMain, lastVersion } from '../../publish/git/sent'
import { lookAtServer } from '../../publish/server'
import type { PublishedFiles } from '../../publish/steps/tree'
import { readOpenSite } from '../../references/open-site'
import { validatorOf } from '../../references/validator-of'
import { readSite } from '../../site/read-site'
import { readContentText } from '../../site/read-text'
import type { SiteChecker } from '../../site-check/site-checker'
import { readFolderChange } from '../../site-review/read-change'
import { isShown, listMistakes, planChanges } from '../../store/changes/plan-changes'
import type { PublishPlan } from '../../store/publishing'
import { emptyPlan } from '../../store/publishing/empty-plan'
import { publishWayOf } from '../../store/publishing/publish-way'

export interface CheckedSite {
  root: string
  site: string
  checker: SiteChecker
}

export interface Planned {
  plan: PublishPlan
  published: PublishedFiles
  repository?: Repository
}

/** Without recorded versions, all that a site shows is published. */
async function planWhole(
  { site, checker }: CheckedSite,
  { message, output }: NoRepository,
  toFillIn: PublishPlan['toFillIn'],
): Promise<Planned> {
  const [{ text, files }, { schemas }] = await Promise.all([readSite(site), checker.tools()])
  const shown = [...files.keys()].filter(isShown(readOpenSite(text, files, schemas, validatorOf(schemas))))
  const why = [message, output].filter(Boolean).join('\n')
  return { plan: { ...emptyPlan, toFillIn, files: shown, why }, published: { text, files: shown } }
}

async function findServer(repository: Repository): Promise<Pick<PublishPlan, 'target' | 'why'>> {
  try {
    const remote = await findRemote(repository)
    if (!remote) return { why: 'This folder has no server that changes could be sent to.' }
    const { branch } = repository
    const ahead = await countAhead(repository, remote)
    const target = { remote: remote.name, server: remoteLabel(remote), ahead }
    return { target: { ...target, ...(branch !== undefined && { branch }) } }
  } catch (error) {
    if (!(error instanceof GitFailure)) throw error
    return { why: [error.message, error.output].filter(Boolean).join('\n') }
  }
}

export async function planPublication(checked: CheckedSite): Promise<Planned> {
  const { root, site, checker } = checked
  const text = await readContentText(checker.file)
  const { toFix, toFillIn } = listMistakes(await checker.checkAll(text), text, checker.timeFor(text))
  if (toFix.length > 0) return { plan: { ...emptyPlan, toFix }, published: { text, files: [] } }
  const repository = await openRepository(site)
  if (repository instanceof NoRepository) return planWhole(checked, repository, toFillIn)
  await lookAtServer(repository)
  const [compared, server] = await Promise.all([readFolderChange(root, site, repository.head), findServer(repository)])
  // The text has changed since it was checked.
  if (compared.now.text !== text) return planPublication(checked)
  const whole = planChanges(compared)
  const { head } = await lastVersion(repository)
  const newest = head === repository.head ? whole : planChanges(await readFolderChange(root, site, head))
  const { isWaiting = false, isBehind = false } = (await findSent(repository)) ?? {}
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
