import { unfinishedText } from '../../check/rules/unfinished-text'
import { isFetchedByName, usedFiles } from '../../check/rules/unused-file'
import { GitFailure } from '../../git/git'
import { NoRepository } from '../../git/open-git'
import type { Problem } from '../../model/problem'
import { countAhead, findRemote, remoteLabel } from '../../publish/git/remote'
import { openRepository, type Repository } from '../../publish/git/repository'
import type { PublishedFiles } from '../../publish/steps/tree'
import { type OpenSite, readOpenSite } from '../../references/open-site'
import { validatorOf } from '../../references/validator-of'
import type { SiteChange } from '../../review/compare/compare'
import { describeCounts } from '../../review/summary'
import { readSite } from '../../site/read-site'
import { readContentText } from '../../site/read-text'
import type { SiteChecker } from '../../site-check/site-checker'
import { readFolderChange } from '../../site-review/read-change'
import type { PublishPlan, PublishProblem } from '../../store/publishing'

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

const problemOf = ({ message, pointer, line, page, title }: Problem): PublishProblem => ({
  ...{ message, pointer, line },
  ...(page !== undefined && { page }),
  ...(title !== undefined && { title }),
})

async function findMistakes(checker: SiteChecker, text: string): Promise<Pick<PublishPlan, 'toFix' | 'toFillIn'>> {
  const problems = await checker.checkAll(text)
  const unfinished = problems.filter(({ rule }) => rule === unfinishedText.code)
  return {
    toFix: problems.filter(({ severity }) => severity === 'error').map(problemOf),
    toFillIn: unfinished.reduce((count, { others = [] }) => count + 1 + others.length, 0),
  }
}

/** Pages name it, or browsers and search engines ask for it. */
function isShown({ content }: OpenSite): (file: string) => boolean {
  const used = usedFiles(content)
  return (file) => used.has(file) || isFetchedByName(file)
}

const withFiles = (change: SiteChange, files: readonly string[]): SiteChange => {
  const isPublished = (file: string) => files.includes(file)
  const { added, replaced } = change.files
  return { ...change, files: { added: added.filter(isPublished), replaced: replaced.filter(isPublished), removed: [] } }
}

const empty: PublishPlan = {
  kind: 'plan',
  toFix: [],
  toFillIn: 0,
  counts: '',
  hasChanges: true,
  files: [],
  leftOut: [],
}

/** Without recorded versions, all that a site shows is published. */
async function planWhole(
  { site, checker }: CheckedSite,
  { message, output }: NoRepository,
  toFillIn: number,
): Promise<Planned> {
  const [{ text, files }, { schemas }] = await Promise.all([readSite(site), checker.tools()])
  const shown = [...files.keys()].filter(isShown(readOpenSite(text, files, schemas, validatorOf(schemas))))
  const why = [message, output].filter(Boolean).join('\n')
  return { plan: { ...empty, toFillIn, files: shown, why }, published: { text, files: shown } }
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
  const { toFix, toFillIn } = await findMistakes(checker, text)
  if (toFix.length > 0) return { plan: { ...empty, toFix }, published: { text, files: [] } }
  const repository = await openRepository(site)
  if (repository instanceof NoRepository) return planWhole(checked, repository, toFillIn)
  const [{ change, now, before }, server] = await Promise.all([
    readFolderChange(root, site, repository.head),
    findServer(repository),
  ])
  // The text has changed since it was checked.
  if (now.text !== text) return planPublication(checked)
  const changed = [...change.files.added, ...change.files.replaced]
  const files = changed.filter(isShown(now))
  const plan: PublishPlan = {
    ...empty,
    ...{
      toFillIn,
      counts: describeCounts(withFiles(change, files)),
      hasChanges: now.text !== before || files.length > 0,
      files,
    },
    leftOut: [...changed.filter((file) => !files.includes(file)), ...change.files.removed],
    ...server,
  }
  return { plan, published: { text: now.text, files }, repository }
}
