import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type ChangeGroup, type ChangeReport, everything, type PublishedVersion } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { titleOfPage } from '../../model/page/page-title'
import { Empty } from '../../views/Empty'
import { SignInFirst } from '../../views/SignInFirst'
import { useSession, useSessionState } from '../../views/use-editor'
import { BeforeAndNow, CompareButton, type ComparedPath } from '../compare/BeforeAndNow'
import { dateOf } from './date-of'
import { Marked } from './Marked'
import { Sentences, TakeBack, type TakingBack } from './Sentences'
import { useChanges } from './use-changes'

interface GroupProps extends TakingBack {
  group: ChangeGroup
  onShow: (page: string) => void
  onCompare: (page: ComparedPath) => void
}

/** What is on an added page is folded. */
function Group({ group: { heading, page, from, id, whole, sentences }, onShow, onCompare, ...taking }: GroupProps) {
  const { overview } = useSessionState('overview')
  const details = <Sentences {...taking} sentences={sentences} />
  const compared = page ?? from
  const isWhole = id !== undefined && heading !== undefined
  return (
    <div className="change-group">
      {(heading ?? compared) !== undefined && (
        <div className="change-heading">
          {heading !== undefined && (
            <h4>
              <Marked line={heading} />
            </h4>
          )}
          {page !== undefined && (
            <button
              type="button"
              className="quiet"
              aria-label={`Show ${titleOfPage(overview, page)}`}
              onClick={() => onShow(page)}
            >
              Show
            </button>
          )}
          {compared !== undefined && <CompareButton page={{ path: compared, from }} onCompare={onCompare} />}
          {id !== undefined && heading !== undefined && <TakeBack {...taking} id={id} words={heading} />}
          {taking.offersWhole && whole !== undefined && heading !== undefined && (
            <TakeBack {...taking} id={whole} words={heading} whole="page" />
          )}
        </div>
      )}
      {isWhole ? (
        <details>
          <summary>What is on it</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </div>
  )
}

function sayFiles(isOfVersion: boolean, isBelowOthers: boolean): string {
  if (!isBelowOthers) return 'A file that nothing shows is not published.'
  return isOfVersion
    ? 'A file comes back with what shows it, above. One that is gone comes back alone, too.'
    : 'Files cannot be taken back here. Take back what shows them, above.'
}

interface ReportProps extends Omit<GroupProps, 'group'> {
  report: ChangeReport
  head: ReactNode
}

function Report({ report, head, ...rest }: ReportProps) {
  const { sections } = report
  return (
    <>
      {head}
      {sections.length === 0 && (
        <Empty
          icon="done"
          words={
            rest.offersWhole
              ? 'Nothing has changed since this version. To take back what it changed itself, choose the version before it.'
              : 'Nothing has changed that visitors would notice.'
          }
        />
      )}
      {sections.map(({ title, groups, isOfFiles }) => (
        <section key={title}>
          <h3>{title}</h3>
          {isOfFiles && <p className="help">{sayFiles(rest.offersWhole ?? false, sections.length > 1)}</p>}
          {groups.map((group, index) => (
            <Group
              // biome-ignore lint/suspicious/noArrayIndexKey: each report replaces the whole list
              key={index}
              {...rest}
              isReadOnly={rest.isReadOnly || (isOfFiles && !rest.offersWhole)}
              group={group}
            />
          ))}
        </section>
      ))}
    </>
  )
}

interface VersionHeadProps extends TakingBack {
  version: PublishedVersion
  canTakeBack: boolean
  onVersions?: () => void
}

function VersionHead({ version: { words, time, author }, canTakeBack, onVersions, ...taking }: VersionHeadProps) {
  return (
    <>
      <div className="changes-head">
        <button type="button" className="quiet" onClick={onVersions}>
          <Icon name="back" /> All versions
        </button>
        {canTakeBack && <TakeBack {...taking} id={everything} words={`“${words}”`} whole="site" />}
      </div>
      <p>
        What has changed since <strong dir="auto">{words}</strong>, {dateOf(time)}, by <span dir="auto">{author}</span>
      </p>
    </>
  )
}

function useKeptFocus(report: ChangeReport | undefined) {
  const list = useRef<HTMLDivElement>(null)
  const pressed = useRef<number>(undefined)
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('.take-back') ?? [])]
  // biome-ignore lint/correctness/useExhaustiveDependencies: the buttons come and go with the report
  useEffect(() => {
    if (pressed.current === undefined) return
    const left = buttons()
    const next = left[Math.min(pressed.current, left.length - 1)] ?? list.current
    pressed.current = undefined
    next?.focus()
  }, [report])
  const note = () => {
    pressed.current = buttons().indexOf(document.activeElement as HTMLElement)
  }
  const forget = () => {
    pressed.current = undefined
  }
  return { list, note, forget }
}

interface LastHeadProps {
  since: ChangeReport['since']
  onVersions?: () => void
}

function LastHead({ since, onVersions }: LastHeadProps) {
  return (
    <div className="changes-head">
      <p className="help">
        Since the last version, “{since.subject}” of {dateOf(since.time)}
      </p>
      <button type="button" onClick={onVersions}>
        <Icon name="versions" /> Earlier versions
      </button>
    </div>
  )
}

interface ChangesProps {
  /** An earlier version than the last one. */
  version?: PublishedVersion
  /** Whether a branch is shown: nothing can be taken back, and nothing is known of a last version. */
  isReadOnly?: boolean
  onClose: () => void
  onVersions?: () => void
}

const isOfContent = ({ sections }: ChangeReport) => sections.some(({ isOfFiles }) => !isOfFiles)

export function Changes({ version, isReadOnly, onClose, onVersions }: ChangesProps) {
  const session = useSession()
  const { report, problem, isBusy, refused, taken, takeBack, undo } = useChanges(version?.id)
  const { list, note, forget } = useKeptFocus(report)
  const [compared, setCompared] = useState<ComparedPath>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list of versions, which had the focus, has gone
  useEffect(() => {
    if (version) list.current?.focus()
  }, [version])
  const show = (page: string) => {
    onClose()
    void session.open(page)
  }
  const taking: TakingBack = {
    ...{ isBusy, refused, offersWhole: version !== undefined, isReadOnly },
    onTakeBack(id, done) {
      note()
      void takeBack(id, done).then((isDone) => isDone || forget())
    },
  }
  return (
    <>
      <div ref={list} tabIndex={-1} className="dialog-body changes">
        {problem !== undefined && <SignInFirst why={problem} onClose={onClose} />}
        {report ? (
          <Report
            {...{ report, ...taking }}
            head={
              version ? (
                <VersionHead {...taking} {...{ version, onVersions }} canTakeBack={isOfContent(report)} />
              ) : (
                !isReadOnly && <LastHead {...{ onVersions }} since={report.since} />
              )
            }
            onShow={show}
            onCompare={(page) => setCompared({ ...page, version: version?.id ?? report.version })}
          />
        ) : (
          problem === undefined && (
            <p role="status" className="empty-state">
              Looking for what has changed …
            </p>
          )
        )}
      </div>
      <div className="dialog-foot taken">
        <p role="status">{taken}</p>
        <span className="spring" />
        {taken !== undefined && (
          <button type="button" onClick={() => void undo()}>
            <Icon name="undo" /> Undo
          </button>
        )}
      </div>
      {report && <BeforeAndNow page={compared} report={report} onClose={() => setCompared(undefined)} />}
    </>
  )
}
