import * as words from '@studio/words.json'
import { type MouseEvent, useEffect, useRef } from 'react'
import type { AnswerProblem } from '../../../content/form-submissions/read-answers'

interface ErrorSummaryProps {
  attempt: { number: number; problems: readonly AnswerProblem[] }
  idOf: (name: string) => string
  className?: string
}

function goTo(event: MouseEvent<HTMLAnchorElement>): void {
  const control = document.getElementById(event.currentTarget.hash.slice(1))
  if (!control) return
  event.preventDefault()
  control.focus()
}

/** It takes the focus at each attempt to send the form. */
export function ErrorSummary({ attempt: { number, problems }, idOf, className }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (number > 0) box.current?.focus()
  }, [number])

  if (problems.length === 0) return null
  return (
    <div ref={box} role="alert" tabIndex={-1} className={className}>
      <p>{words.checkAnswers}</p>
      <ul>
        {problems.map(({ field, message }) => (
          <li key={field.name}>
            <a href={`#${idOf(field.name)}`} onClick={goTo}>
              {`${field.label} – ${message}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
