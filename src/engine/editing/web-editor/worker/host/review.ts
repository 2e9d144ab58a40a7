import { Failure } from '../../../../base/shared-types/failure'
import { type ChangeSince, readChangeSince } from '../../../../content/change-summary/change-since'
import type { BlobId } from '../../../../content/file-inspection/blob-id'
import { findLost, nameReplaced, replacedIn, type SiteVersion } from '../../../edited-site/changes/former-files'
import { listMistakes, planChanges } from '../../../edited-site/changes/plan-changes'
import { reportChanges, takeChangeBack } from '../../../edited-site/changes/report-changes'
import type { EarlierVersion, SiteReview } from '../../publishing/review'
import { noSite } from '../sentences'
import type { KeptSite } from '../site/kept-site'
import { revisionOf } from '../storage/revision-of'

const lastPublished = 'the last published version'

type Files = ReadonlyMap<string, BlobId>

const without = (before: Files, now: Files): string[] => [...before.keys()].filter((address) => !now.has(address))

export function createReview(kept: KeptSite): SiteReview {
  const { judge, checker } = kept
  async function compare(before: EarlierVersion, now: SiteVersion): Promise<ChangeSince & { former: SiteVersion }> {
    const tools = { schemas: await checker.schemas(), validate: await checker.validator() }
    const { version } = before
    const replaced = replacedIn(before.files, now.files)
    const former = version ? nameReplaced(before, replaced) : before
    // The files of an earlier version are not fetched to be judged.
    const files = version ? judge.known(before.files) : judge.read(before.files)
    const was = { name: version?.words ?? lastPublished, text: former.text, files, replaced }
    const current = { text: now.text, files: judge.read(now.files), at: checker.timeFor(now.text) }
    return { ...readChangeSince(was, current, tools), former }
  }
  return {
    report: async (before, now, since) =>
      reportChanges(await compare(before, now), { revision: revisionOf(now.text), since }),
    takeBack: async (before, now, named) => {
      const { edited } = kept
      if (!edited) throw new Failure(noSite)
      const { former, ...compared } = await compare(before, now)
      return takeChangeBack(compared, revisionOf(now.text), named, async (command, alone) => {
        const lost = before.version ? findLost(command.edits, former.files, now.files, alone) : []
        const read = lost.map(async ([address, id]) => [address, await before.version?.read(id)] as const)
        const files = (await Promise.all(read)).filter((file): file is [string, Uint8Array] => file[1] !== undefined)
        return edited.apply(command, '', new Map(files))
      })
    },
    plan: async (before, now) => {
      const mistakes = listMistakes(await checker.problems(now.text), now.text, checker.timeFor(now.text))
      // A text with mistakes may not be read.
      if (mistakes.toFix.length > 0) return { ...mistakes, counts: '', files: [], leftOut: [] }
      return { ...mistakes, ...planChanges(await compare(before, now), without(before.files, now.files)) }
    },
  }
}
