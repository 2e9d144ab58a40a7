import { useEffect, useRef, useState } from 'react'
import type { ChangeGroup, ChangeReport } from '../../../edited-site/publishing'
import { Icon } from '../../controls/Icon'
import { titleAt } from '../../model/page/title-at'
import { EditorDialog } from '../../views/EditorDialog'
import { Empty } from '../../views/Empty'
import { useSession, useSessionState } from '../../views/use-editor'
import { BeforeAndNow, CompareButton, type ComparedPath } from '../compare/BeforeAndNow'
import { Marked } from './Marked'
import { Sentences, TakeBack, type TakingBack } from './Sentences'
import { useChanges } from './use-changes'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

interface GroupProps extends TakingBack {
  group: ChangeGroup
  onShow: (page: string) => void
  onCompare: (page: ComparedPath) => void
}

/** What is on an added page is folded. */
function Group({ group: { heading, page, from, id, sentences }, onShow, onCompare, ...taking }: GroupProps) {
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
              aria-label={`Show ${titleAt(overview, page)}`}
              onClick={() => onShow(page)}
            >
              Show
            </button>
          )}
          {compared !== undefined && <CompareButton page={{ path: compared, from }} onCompare={onCompare} />}
          {id !== undefined && heading !== undefined && <TakeBack {...taking} id={id} words={heading} />}
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

interface ReportProps {
  report: ChangeReport
}

const dateOf = (time: string) => new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

function Report({ report, ...rest }: Omit<GroupProps, 'group'> & ReportProps) {
  const { since, sections } = report
  return (
    <>
      <p className="help">
        Since the last version, “{since.subject}” of {dateOf(since.time)}
      </p>
      {sections.length === 0 && <Empty icon="done" words="Nothing has changed that visitors would notice." />}
      {sections.map(({ title, groups, isOfFiles }) => (
        <section key={title}>
          <h3>{title}</h3>
          {isOfFiles && <p className="help">Files cannot be taken back here. Take back what shows them, above.</p>}
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: each report replaces the whole list
            <Group key={index} {...rest} group={group} />
          ))}
        </section>
      ))}
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

function Changes({ onClose }: Pick<DialogProps, 'onClose'>) {
  const session = useSession()
  const { report, problem, isBusy, refused, taken, takeBack, undo } = useChanges()
  const { list, note, forget } = useKeptFocus(report)
  const [compared, setCompared] = useState<ComparedPath>()
  const show = (page: string) => {
    onClose()
    void session.open(page)
  }
  return (
    <>
      <div ref={list} tabIndex={-1} className="dialog-body changes">
        {problem !== undefined && <p className="problem">{problem}</p>}
        {report ? (
          <Report
            {...{ report, isBusy, refused }}
            onShow={show}
            onCompare={setCompared}
            onTakeBack={(id, words) => {
              note()
              void takeBack(id, words).then((isDone) => isDone || forget())
            }}
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
        <p role="status">{taken !== undefined && `Taken back: ${taken}`}</p>
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

export function WhatChanged({ isOpen, onClose }: DialogProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" {...{ isOpen, onClose }}>
      <Changes onClose={onClose} />
    </EditorDialog>
  )
}
