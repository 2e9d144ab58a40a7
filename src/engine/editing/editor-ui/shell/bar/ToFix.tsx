import { useRef, useState } from 'react'
import { plural } from '../../../../base/text/numbers'
import { findRight, translateShared } from '../../model/commands/translation-commands'
import type { Task, TaskKind, TaskRow } from '../../model/page/tasks'
import { useFileManager, useSession } from '../../views/use-editor'
import { showField, showTask } from '../show-field'
import { ToDoPanel } from './ToDoPanel'
import { useTaskRows } from './use-task-rows'

const isNarrow = () => innerWidth < 896

export function ToFix() {
  const session = useSession()
  const files = useFileManager()
  const [isOpen, setOpen] = useState(false)
  const rows = useTaskRows(isOpen)
  const place = useRef<HTMLSpanElement>(null)
  const count = (kind: TaskKind) => rows.filter(({ task, isDone }) => !isDone && task.kind === kind).length
  const [toFix, toFill, toLookAt, toTranslate] = [count('fix'), count('fill'), count('look'), count('translate')]
  const hints = toFix + toFill + toLookAt + toTranslate === 0 ? count('hint') : 0
  const buttons = [
    { kind: 'fix', words: `${plural(toFix, 'thing')} to fix`, count: toFix, className: 'to-fix' },
    { kind: 'fill', words: `${toFill} to fill in`, count: toFill, className: 'to-do' },
    { kind: 'look', words: `${toLookAt} to look at`, count: toLookAt, className: 'to-do' },
    { kind: 'translate', words: `${toTranslate} to translate`, count: toTranslate, className: 'to-do' },
    { kind: 'hint', words: plural(hints, 'hint'), count: hints, className: 'quiet' },
  ].filter((button) => button.count > 0)
  const close = () => {
    setOpen(false)
    // The pressed button is removed.
    requestAnimationFrame(() => {
      const bar = place.current?.closest('.bar')
      ;(place.current?.querySelector('button') ?? bar?.querySelector<HTMLElement>('button, select'))?.focus()
    })
  }
  const open = () => {
    setOpen(true)
    const [only, ...others] = rows
    if (only && others.length === 0) show(only)
  }
  const show = ({ task }: TaskRow) => {
    if (isNarrow()) setOpen(false)
    void (task.kind === 'fill' ? showTask(session, files, task.pointer) : showField(session, task.pointer))
  }
  const settle = ({ part, shared }: Task) => {
    if (part) void findRight(session, part)
    if (shared) void translateShared(session, shared)
  }
  return (
    <span ref={place} className="to-fix-place">
      {buttons.map(({ kind, words, className }) => (
        <button
          key={kind}
          data-kind={kind}
          type="button"
          className={className}
          aria-expanded={isOpen}
          onClick={isOpen ? close : open}
        >
          {words}
        </button>
      ))}
      {isOpen && <ToDoPanel rows={rows} onShow={show} onSettle={settle} onClose={close} />}
    </span>
  )
}
