import { isIn, type RequestOutcome } from './outcome'
import type { Sent } from './record'

const describeOtherBranch = (before: string, now: string): string =>
  `The site is kept as “${now}” now, no longer as “${before}”. The editor follows, and your changes are kept.`

function describeAccepted(accepted: Sent, main: string): string {
  const change = `Your change “${accepted.words}”`
  if (accepted.isCut) return `${change} was accepted, but not with all its words. What is missing is still here.`
  return isIn(main, accepted)
    ? `${change} was accepted: it is part of the site now.`
    : `${change} was accepted, and others have changed it since.`
}

export function describeNews(
  { accepted, closed }: RequestOutcome,
  main: string,
  [before, now]: [before: string, now: string],
): string | undefined {
  const sentences = [
    ...(before === now ? [] : [describeOtherBranch(before, now)]),
    ...(accepted ? [describeAccepted(accepted, main)] : []),
    ...(closed
      ? [`Your change “${closed.words}” was not accepted. It is still here: change it, or publish it again.`]
      : []),
  ]
  return sentences.join(' ') || undefined
}

export const mayNotWrite = (person: string, server: string): string =>
  `${person} may read ${server}, but not change it. Ask the person who looks after the site for the permission.`

export const askAgain = (why: string): string =>
  `${why} What you have changed has arrived there. Try again to ask for it to be accepted: nothing is sent twice.`

export const insteadOfDirect = (why: string): string => `${why} So it was sent as a request.`

export const placeTaken = (request: string): string => `It takes the place of ${request}.`

export const sentAlong = (paths: readonly string[]): string =>
  `What others have changed there is sent along: ${paths.join(', ')}.`

export const notRead = 'The site was not read from its host yet, so there is nothing to compare with. Sign in first.'

export const saveAdvice = (name: string): string =>
  `Send ${name} to the person who looks after the site, and say what it is about. This editor opens it again with “Open a file”, on any computer.`

export const explainLost = (address: string): string =>
  `“${address}” is no longer kept in this browser. Add the file again, or remove it from the pages that show it.`
