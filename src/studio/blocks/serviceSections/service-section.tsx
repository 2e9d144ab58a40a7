import { type ToggleEvent, useEffect, useRef, useState } from 'react'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { gridSizes } from '../../elements/sizes'
import type { ServiceSectionsBlock } from '../../generated/content'
import style from './style.module.scss'

type ServiceSectionProps = ServiceSectionsBlock['sections'][number] & {
  /** The cards are one level lower. */
  level: 2 | 3
}

/**
 * A <details>: it works without script, and the browser's search finds its content. A link to its anchor opens it, with
 * script.
 */
export function ServiceSection({ id, title, text, isOpen: startsOpen = false, cards, level }: ServiceSectionProps) {
  const Heading = `h${level}` as const
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  /** Set by the visitor's first press: what is open when the page arrives does not move. */
  const [unfolds, setUnfolds] = useState(false)

  // The visitor may have toggled it before this code ran.
  useEffect(() => setOpen(details.current?.open ?? startsOpen), [startsOpen])

  useEffect(() => {
    const openIfAsked = () => {
      if (id !== undefined && window.location.hash === `#${id}`) setOpen(true)
    }
    openIfAsked()
    // Browsers send "popstate" when the same link is followed again.
    window.addEventListener('hashchange', openIfAsked)
    window.addEventListener('popstate', openIfAsked)
    return () => {
      window.removeEventListener('hashchange', openIfAsked)
      window.removeEventListener('popstate', openIfAsked)
    }
  }, [id])

  function follow({ currentTarget: { open } }: ToggleEvent<HTMLDetailsElement>) {
    if (open !== isOpen) setUnfolds(true)
    setOpen(open)
  }

  return (
    <section id={id} className={style.section} aria-label={title} data-live={id} data-unfolds={unfolds || undefined}>
      <details ref={details} open={isOpen} onToggle={follow}>
        <summary className={style.toggle}>
          <Heading className={style.title}>{title}</Heading>
          <ToggleIcon />
        </summary>
        <div className={style.panel}>
          {text && <p>{text}</p>}
          <Grid isStrip hasLinks={false} label={title}>
            {cards.map((card, index) => (
              <Card key={card.title} {...card} sizes={gridSizes(index, cards.length)} level={level === 3 ? 4 : 3} />
            ))}
          </Grid>
        </div>
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
