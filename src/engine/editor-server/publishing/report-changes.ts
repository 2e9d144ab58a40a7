import { NoRepository } from '../../git/open-git'
import { openRepository } from '../../publish/git/repository'
import type { ChangeSince } from '../../review/change-since'
import { revertChange } from '../../review/revert-change'
import { nameByWords } from '../../review/words/describe-page'
import {
  describeSiteChange,
  filesTitle,
  type SummaryGroup,
  type SummarySection,
} from '../../review/words/describe-site'
import type { ChangeSource, Line } from '../../review/words/outline'
import { readFolderChange } from '../../site-review/read-change'
import type { Answer, EditCommand } from '../../store/command'
import type { ChangeGroup, ChangeReport, ChangeSection, ChangeSentence, PublishRefusal } from '../../store/publishing'
import { plainMarkedWords } from '../../text/marked-words'
import { revisionOf } from '../revision-of'

export interface ChangedSite {
  /** The folder with schemas/. */
  root: string
  site: string
}

interface Compared {
  report: ChangeReport
  folder: ChangeSince
  sections: SummarySection[]
}

const nameOf = (origin: ChangeSource): string => JSON.stringify(origin)

const sentenceOf = ({ text, under, origin, target }: Line): ChangeSentence => ({
  text,
  under: under.map(sentenceOf),
  ...(origin && { id: nameOf(origin) }),
  ...(target !== undefined && { target }),
})

const groupOf = ({ heading, page, origin, target, lines }: SummaryGroup): ChangeGroup => ({
  ...(heading !== undefined && { heading }),
  ...(page !== undefined && { page }),
  ...(origin && { id: nameOf(origin) }),
  ...(target !== undefined && { target }),
  sentences: lines.map(sentenceOf),
})

const sectionOf = (section: SummarySection): ChangeSection => ({
  title: section.title,
  groups: section.groups.map(groupOf),
  isOfFiles: section.title === filesTitle,
})

/** With the last recorded version. Throws a Failure. */
async function compare({ root, site }: ChangedSite): Promise<Compared | PublishRefusal> {
  const repository = await openRepository(site)
  if (repository instanceof NoRepository) {
    const more = repository.output ? `\n${repository.output}` : ''
    return {
      kind: 'problem',
      problem: `${repository.message} There is no version to compare with, but you can undo what you did.${more}`,
    }
  }
  const folder = await readFolderChange(root, site, repository.head)
  const sections = describeSiteChange(folder.change, { ...folder.context, nameBlock: nameByWords })
  const report: ChangeReport = {
    ...{ kind: 'changes', revision: revisionOf(folder.now.text), since: repository.since },
    sections: sections.map(sectionOf),
  }
  return { report, folder, sections }
}

/** Throws a Failure if a text cannot be read. */
export async function reportChanges(changed: ChangedSite): Promise<ChangeReport | PublishRefusal> {
  const compared = await compare(changed)
  return 'report' in compared ? compared.report : compared
}

interface Named {
  origin: ChangeSource
  words: string
  page: string
}

/** What can be undone separately: an added page, or the change that a sentence describes. */
const namedIn = (sections: SummarySection[]): Named[] =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ heading, page = '/', origin, lines }) => {
      const inLines = (list: Line[], within = ''): Named[] =>
        list.flatMap(({ origin: own, text, under }) =>
          own ? [{ origin: own, words: within + text, page }] : inLines(under, `${text}: `),
        )
      return origin ? [{ origin, words: heading ?? '', page }] : inLines(lines)
    }),
  )

/** Labels are shown in tooltips. */
const maxLabel = 80

const shorten = (words: string) => (words.length > maxLabel ? `${words.slice(0, maxLabel - 1).trimEnd()}…` : words)

const isOver: Answer = {
  kind: 'problem',
  problem: 'This has changed again. Look at the changes as they are now, and try again.',
}

/** Reverts the change of a sentence, as one step of undo. */
export async function takeChangeBack(
  changed: ChangedSite,
  apply: (command: EditCommand) => Promise<Answer>,
  { id, revision }: { id: string; revision: string },
): Promise<Answer> {
  const compared = await compare(changed)
  if (!('report' in compared)) return compared
  const { folder, report, sections } = compared
  const named = namedIn(sections).find(({ origin }) => nameOf(origin) === id)
  const edits = named && report.revision === revision ? revertChange(folder, named.origin) : []
  if (!named || edits.length === 0) return isOver
  const label = shorten(`Taken back: ${plainMarkedWords(named.words)}`)
  return apply({ label, page: named.page, revision, edits })
}
