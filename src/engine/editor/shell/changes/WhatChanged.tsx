import { useEffect, useRef } from 'react'
import type { ChangeGroup, ChangeReport } from '../../../store/publishing'
import { EditorDialog } from '../../views/EditorDialog'
import { useSession } from '../../views/use-editor'
import { Marked } from './Marked'
import { IndirectChanges, TargetPictures } from './Pictures'
import { Sentences, TakeBack, type TakingBack } from './Sentences'
import { useChanges } from './use-changes'
import { PlacesProvider, usePictures } from './use-pictures'

interface DialogProps {
  isOpen: boolean
  onClose: () => void
}

interface GroupProps extends TakingBack {
  group: ChangeGroup
  onShow: (page: string) => void
}

function Group({ group: { heading, page, id, target, sentences }, onShow, ...taking }: GroupProps) {
  return (
    <div className="change-group">
      {heading !== undefined && (
        <div className="change-heading">
          <h4>
            <Marked line={heading} />
          </h4>
          {page !== undefined && (
            <button type="button" aria-label={`Show ${page}`} onClick={() => onShow(page)}>
              Show
            </button>
          )}
          {id !== undefined && <TakeBack {...taking} id={id} words={heading} />}
        </div>
      )}
      <TargetPictures target={target} />
      <Sentences {...taking} sentences={sentences} />
    </div>
  )
}

const dateOf = (time: string) => new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })

function TakePictures({
  words,
  isRunning,
  take,
}: Pick<ReturnType<typeof usePictures>, 'words' | 'isRunning' | 'take'>) {
  return (
    <div className="take-pictures">
      <button type="button" aria-disabled={isRunning} onClick={() => isRunning || void take()}>
        Show pictures
      </button>
      <p role="status">{words}</p>
    </div>
  )
}

function Report({ report, ...rest }: Omit<GroupProps, 'group'> & { report: ChangeReport }) {
  const { since, sections } = report
  const pictures = usePictures(report.revision)
  return (
    <PlacesProvider value={pictures.places}>
      <p className="since">
        Compared with the last version on record, “{since.subject}” of {dateOf(since.time)}.
      </p>
      <TakePictures {...pictures} />
      {sections.length === 0 && <p>Nothing has changed that visitors would notice.</p>}
      {sections.map(({ title, groups, isFixed }) => (
        <section key={title}>
          <h3>{title}</h3>
          {isFixed && <p className="help">Files are not taken back here. What shows them is, above.</p>}
          {groups.map((group, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list is rendered anew with each report
            <Group key={index} {...rest} group={group} />
          ))}
        </section>
      ))}
      <IndirectChanges places={pictures.places} />
    </PlacesProvider>
  )
}

/** Moves the focus to the button at the same index when the pressed one is removed. */
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
  const show = (page: string) => {
    onClose()
    void session.open(page)
  }
  return (
    <div ref={list} tabIndex={-1} className="changes">
      <div className={taken === undefined ? undefined : 'note taken'}>
        <p role="status">{taken !== undefined && `Taken back: ${taken}`}</p>
        {taken !== undefined && (
          <button type="button" onClick={() => void undo()}>
            Undo
          </button>
        )}
      </div>
      {problem !== undefined && <p className="problem">{problem}</p>}
      {report ? (
        <Report
          {...{ report, isBusy, refused }}
          onShow={show}
          onTakeBack={(id, words) => {
            note()
            void takeBack(id, words).then((isDone) => isDone || forget())
          }}
        />
      ) : (
        problem === undefined && <p>Looking …</p>
      )}
    </div>
  )
}

export function WhatChanged({ isOpen, onClose }: DialogProps) {
  return (
    <EditorDialog size="narrow" content="publishing" title="What changed" {...{ isOpen, onClose }}>
      <Changes onClose={onClose} />
    </EditorDialog>
  )
}
