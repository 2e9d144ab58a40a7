import { shortenWords } from '../../../base/text/language/shorten'
import { plainMarkedWords } from '../../../base/text/marked-words'
import type { ChangeSince } from '../../../content/change-summary/change-since'
import { revertChange } from '../../../content/change-summary/revert-change'
import {
  describeSiteChange,
  filesTitle,
  type SummaryGroup,
  type SummarySection,
} from '../../../content/change-summary/words/describe-site'
import { nameByWords } from '../../../content/change-summary/words/labels'
import { type ChangeSource, type Line, line } from '../../../content/change-summary/words/outline'
import { quote } from '../../../content/change-summary/words/phrases'
import type { CommandAnswer, EditCommand } from '../command'
import {
  type ChangeGroup,
  type ChangeReport,
  type ChangeSection,
  type ChangeSentence,
  everything,
  type NamedChange,
} from '../publishing'

const nameOf = (origin: ChangeSource): string => JSON.stringify(origin)

const sentenceOf = ({ text, under, origin, whole, target }: Line): ChangeSentence => ({
  text,
  under: under.map(sentenceOf),
  ...(origin && { id: nameOf(origin) }),
  ...(whole && { whole: nameOf(whole) }),
  ...(target !== undefined && { target }),
})

const groupOf = ({ heading, page, from, origin, whole, lines }: SummaryGroup): ChangeGroup => ({
  ...(heading !== undefined && { heading }),
  ...(page !== undefined && { page }),
  ...(from !== undefined && { from }),
  ...(origin && { id: nameOf(origin) }),
  ...(whole && { whole: nameOf(whole) }),
  sentences: lines.map(sentenceOf),
})

const sectionOf = (section: SummarySection): ChangeSection => ({
  title: section.title,
  groups: section.groups.map(groupOf),
  isOfFiles: section.title === filesTitle,
})

const wholeFile: ChangeSource = { kind: 'value', before: '', now: '' }

/** Without this row, a file that is only laid out in another way could not be taken back. */
const layoutSection: SummarySection = {
  title: 'Other parts of the file',
  groups: [
    {
      lines: [line('Spaces or the order of fields changed in pages.json. Visitors see no difference.', [], wholeFile)],
    },
  ],
}

function sectionsOf({ change, context, before, now }: ChangeSince): SummarySection[] {
  const sections = describeSiteChange(change, { ...context, nameBlock: nameByWords })
  const hasOthers = sections.some(({ title }) => title !== filesTitle)
  return hasOthers || before === undefined || before.trim() === now.text.trim()
    ? sections
    : [...sections, layoutSection]
}

export const reportChanges = (
  compared: ChangeSince,
  { revision, since }: Pick<ChangeReport, 'revision' | 'since'>,
): ChangeReport => ({
  ...{ kind: 'changes', revision, since },
  sections: sectionsOf(compared).map(sectionOf),
})

interface Named {
  origin: ChangeSource
  /** "Taken back: heading changed" */
  label: string
  page: string
}

const namedIn = (sections: SummarySection[]): Named[] =>
  sections.flatMap(({ groups }) =>
    groups.flatMap(({ heading, page = '/', origin, whole, lines }) => {
      const named = (words: string, source?: ChangeSource, verb = 'Taken back'): Named[] =>
        source ? [{ origin: source, label: `${verb}: ${words}`, page }] : []
      const namedWhole = (words: string, source?: ChangeSource) => named(words, source, 'Brought back')
      const inLines = (list: Line[], within = ''): Named[] =>
        list.flatMap(({ origin: own, whole: all, text, under }) =>
          own ? named(within + text, own) : [...namedWhole(within + text, all), ...inLines(under, `${text}: `)],
        )
      return origin ? named(heading ?? '', origin) : [...namedWhole(heading ?? '', whole), ...inLines(lines)]
    }),
  )

const maxLabel = 80

const isOver: CommandAnswer = {
  kind: 'problem',
  problem: 'This has changed again. Look at the changes as they are now, and try again.',
}

const findNamed = (compared: ChangeSince, id: string): Named | undefined =>
  id === everything
    ? { origin: wholeFile, label: `Taken back: everything since ${quote(compared.context.since)}`, page: '/' }
    : namedIn(sectionsOf(compared)).find(({ origin }) => nameOf(origin) === id)

/** One step of undo. `revision` is that of the text now, `named` from the report. `alone` is a file without edits. */
export async function takeChangeBack(
  compared: ChangeSince,
  revision: string,
  named: NamedChange,
  apply: (command: EditCommand, alone?: string) => Promise<CommandAnswer>,
): Promise<CommandAnswer> {
  const found = findNamed(compared, named.id)
  if (!found || revision !== named.revision) return isOver
  const edits = revertChange(compared, found.origin)
  const alone = found.origin.kind === 'file' ? found.origin.address : undefined
  if (edits.length === 0 && alone === undefined) return isOver
  return apply(
    { label: shortenWords(plainMarkedWords(found.label), maxLabel), page: found.page, revision, edits },
    alone,
  )
}
