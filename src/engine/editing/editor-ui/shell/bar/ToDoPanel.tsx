import { type KeyboardEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { plural } from '../../../../base/text/numbers'
import { Icon } from '../../controls/Icon'
import { IconButton } from '../../controls/IconButton'
import type { IconName } from '../../controls/icons'
import type { Task, TaskKind, TaskRow } from '../../model/page/tasks'
import { Empty } from '../../views/Empty'

const icons: Record<TaskKind, IconName> = {
  ...{ fix: 'warning', fill: 'toFill', look: 'compare', translate: 'language', hint: 'hint' },
}

const kinds: Record<TaskKind, string> = {
  ...{ fix: 'To fix', fill: 'To fill in', look: 'To look at', translate: 'To translate', hint: 'Hint' },
}

interface RowProps {
  row: TaskRow
  onShow: () => void
  onSettle: (task: Task) => void
}

function Row({ row: { task, isDone }, onShow, onSettle }: RowProps) {
  const { kind, field, owner, message, part, shared } = task
  const shown = useRef<HTMLButtonElement>(null)
  const settle = () => {
    // The pressed button is removed.
    shown.current?.focus()
    onSettle(task)
  }
  return (
    <li className="task-row">
      <button
        ref={shown}
        type="button"
        className="quiet task"
        data-kind={kind}
        data-done={isDone || undefined}
        onClick={onShow}
      >
        <Icon name={isDone ? 'done' : icons[kind]} />
        <span className="visually-hidden">{isDone ? 'Done' : kinds[kind]}: </span>
        <span className="task-words">
          <strong>{field || owner}</strong>
          {field && <span>{owner}</span>}
          {kind !== 'fill' && (kind !== 'translate' || shared) && !isDone && (
            <span className="task-message">{message}</span>
          )}
        </span>
      </button>
      {part && !isDone && (
        <IconButton icon="done" name={`${field || owner} is right`} className="tick" onPress={settle} />
      )}
      {shared && !isDone && (
        <button type="button" className="tick" aria-label={`Translate this shared block: ${owner}`} onClick={settle}>
          Translate
        </button>
      )}
    </li>
  )
}

interface ToDoPanelProps {
  rows: readonly TaskRow[]
  onShow: (row: TaskRow) => void
  onSettle: (task: Task) => void
  onClose: () => void
}

/** The list stays while its rows are worked through. */
export function ToDoPanel({ rows, onShow, onSettle, onClose }: ToDoPanelProps) {
  const place = useRef<HTMLElement>(null)
  useEffect(() => {
    const find = (selector: string) => place.current?.querySelector<HTMLElement>(selector)
    ;(find('.task:not([data-done])') ?? find('button'))?.focus()
  }, [])
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, target } = event
    const buttons = [...(place.current?.querySelectorAll<HTMLElement>('.task') ?? [])]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (key === 'Escape') onClose()
    else if (step !== undefined) buttons[buttons.indexOf(target as HTMLElement) + step]?.focus()
    else return
    event.preventDefault()
  }
  const left = rows.filter(({ isDone }) => !isDone).length
  return createPortal(
    <section ref={place} className="to-do-panel" aria-labelledby="to-do-title" onKeyDown={onKeyDown}>
      <header>
        <h2 id="to-do-title">To do on this page</h2>
        <IconButton icon="close" name="Close" keys="Esc" onPress={onClose} />
      </header>
      <p role="status" className="help">
        {left === 0 ? 'All done.' : `${plural(left, 'thing')} left of ${rows.length}`}
      </p>
      {rows.length === 0 && <Empty icon="done" words="Nothing to do on this page." />}
      <ol>
        {rows.map((row) => (
          <Row key={row.task.key} row={row} onShow={() => onShow(row)} onSettle={onSettle} />
        ))}
      </ol>
    </section>,
    document.querySelector('.editor') ?? document.body,
  )
}
