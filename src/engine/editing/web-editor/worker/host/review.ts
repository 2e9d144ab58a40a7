import { Failure } from '../../../../base/shared-types/failure'
import { type ChangeSince, readChangeSince } from '../../../../content/change-summary/change-since'
import type { BlobId } from '../../../../content/file-inspection/blob-id'
import { listMistakes, planChanges } from '../../../edited-site/changes/plan-changes'
import { reportChanges, takeChangeBack } from '../../../edited-site/changes/report-changes'
import type { SiteReview, SiteVersion } from '../../publishing/review'
import { noSite } from '../sentences'
import type { KeptSite } from '../site/kept-site'
import { revisionOf } from '../storage/revision-of'

/** The name of the earlier version, for sentences. */
const lastPublished = 'the last published version'

type Files = ReadonlyMap<string, BlobId>

const replacedIn = (before: Files, now: Files): ReadonlySet<string> =>
  new Set([...now].flatMap(([address, id]) => (before.has(address) && before.get(address) !== id ? [address] : [])))

const without = (before: Files, now: Files): string[] => [...before.keys()].filter((address) => !now.has(address))

/** What has changed in the site that a browser keeps. */
export function createReview(kept: KeptSite): SiteReview {
  const { judge, checker } = kept
  async function compare(before: SiteVersion, now: SiteVersion): Promise<ChangeSince> {
    const tools = { schemas: await checker.schemas(), validate: await checker.validator() }
    const was = { text: before.text, files: judge.read(before.files), replaced: replacedIn(before.files, now.files) }
    const current = { text: now.text, files: judge.read(now.files), at: checker.timeFor(now.text) }
    return readChangeSince({ name: lastPublished, ...was }, current, tools)
  }
  return {
    report: async (before, now, since) =>
      reportChanges(await compare(before, now), { revision: revisionOf(now.text), since }),
    takeBack: async (before, now, named) => {
      const { edited } = kept
      if (!edited) throw new Failure(noSite)
      return takeChangeBack(await compare(before, now), revisionOf(now.text), named, (command) => edited.apply(command))
    },
    plan: async (before, now) => {
      const mistakes = listMistakes(await checker.all(now.text), now.text, checker.timeFor(now.text))
      // A text with mistakes may not be read.
      if (mistakes.toFix.length > 0) return { ...mistakes, counts: '', files: [], leftOut: [] }
      return { ...mistakes, ...planChanges(await compare(before, now), without(before.files, now.files)) }
    },
  }
}
