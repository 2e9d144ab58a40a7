import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react'
import type { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import style from './panel.module.scss'

interface PanelProps {
  id?: string
  /** The name of a panel that is a landmark. */
  label?: string
  title: string
  Title: ReturnType<typeof useHeading>
  isOpen?: boolean
  children: ReactNode
}

/**
 * A <details>: it works without script, and the browser's search finds its content. A link to its anchor, or to one in
 * it, opens it, with script.
 */
export function Panel({ id, label, title, Title, isOpen: startsOpen = false, children }: PanelProps) {
  const section = useRef<HTMLElement>(null)
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  /** Set by the visitor's first press: what is open when the page arrives does not move. */
  const [unfolds, setUnfolds] = useState(false)

  // The visitor may have toggled it before this code ran.
  useEffect(() => setOpen(details.current?.open ?? startsOpen), [startsOpen])

  useEffect(() => {
    const openIfAsked = () => {
      const target = document.getElementById(window.location.hash.slice(1))
      if (target && section.current?.contains(target)) setOpen(true)
    }
    openIfAsked()
    // Browsers send "popstate" when the same link is followed again.
    window.addEventListener('hashchange', openIfAsked)
    window.addEventListener('popstate', openIfAsked)
    return () => {
      window.removeEventListener('hashchange', openIfAsked)
      window.removeEventListener('popstate', openIfAsked)
    }
  }, [])

  function follow({ currentTarget, target }: ToggleEvent<HTMLDetailsElement>) {
    if (target !== currentTarget) return
    if (currentTarget.open !== isOpen) setUnfolds(true)
    setOpen(currentTarget.open)
  }

  return (
    <section
      ref={section}
      id={id}
      className={style.panel}
      aria-label={label}
      data-live={id}
      data-unfolds={unfolds || undefined}
    >
      <details ref={details} open={isOpen} onToggle={follow}>
        <summary className={style.toggle}>
          <Title className={style.title}>{title}</Title>
          <ToggleIcon />
        </summary>
        {children}
      </details>
    </section>
  )
}

/** CSS picks the cross or the arrow, so that it is right without script. */
function ToggleIcon() {
  return (
    <svg className={style.icon} viewBox="0 0 24 24" aria-hidden="true">
      <path className={style.close} d="M5 5 19 19M19 5 5 19" />
      <path className={style.down} d="M4 8 12 16 20 8" />
    </svg>
  )
}
