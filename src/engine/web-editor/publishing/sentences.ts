import type { Publication } from './record'

const lines = (sentences: readonly string[]): string | undefined => sentences.join(' ') || undefined

export const describeNews = (
  { accepted, closed }: { accepted?: Publication; closed: readonly Publication[] },
  branch: string,
): string | undefined =>
  lines([
    ...(accepted ? [`Your change “${accepted.words}” is on the site’s ${branch} branch.`] : []),
    ...closed.map(
      ({ words }) => `Your change “${words}” was not accepted. It is still here: change it, or publish it again.`,
    ),
  ])

export const describeOtherBranch = (before: string, now: string): string =>
  `The branch “${before}” no longer exists. The editor follows “${now}” now, and your changes are kept.`

export const nothingToPublish = 'Nothing has changed: there is nothing to publish.'
export const toFixFirst = 'There is something to fix first.'
export const describeWords = 'Describe your change in a line.'

export const mayNotWrite = (person: string, server: string): string =>
  `${person} may read ${server}, but not change it. Ask the person who looks after the site for the permission.`

export const askAgain = (why: string, branch: string): string =>
  `${why} What you have changed is there already, as the branch “${branch}”. Publish again to ask for it to be accepted: nothing is sent twice.`

export const notRead = 'The site was not read from its host yet, so there is nothing to compare with. Sign in first.'

export const saveAdvice = (name: string): string =>
  `Send ${name} to the person who looks after the site, and say what it is about. This editor opens it again with “Open a file”, on any computer.`

export const explainLost = (address: string): string =>
  `“${address}” is no longer kept in this browser. Add the file again, or remove it from the pages that show it.`
