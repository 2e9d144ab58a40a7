import { useEffect, useRef, useState } from 'react'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { gridSizes } from '../../elements/sizes'
import type { ServiceSectionsBlock } from '../../generated/content'
import style from './style.module.scss'
import { ToggleIcon } from './toggle-icon'

type ServiceSectionProps = ServiceSectionsBlock['sections'][number] & {
  /** The level of its heading; its cards are one lower. */
  level: 2 | 3
}

/**
 * One service and its cards. A <details>: its summary is a toggle button that works without script, and the browser's
 * search finds what it hides. A link to its anchor (/about/services#animation) opens it, which takes script.
 */
export function ServiceSection({ id, title, text, isOpen: startsOpen = false, cards, level }: ServiceSectionProps) {
  const Heading = `h${level}` as const
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)

  // It may have been opened or closed before this code ran.
  useEffect(() => setOpen(details.current?.open ?? startsOpen), [startsOpen])

  useEffect(() => {
    const openIfAsked = () => {
      if (id !== undefined && window.location.hash === `#${id}`) setOpen(true)
    }
    openIfAsked()
    // "popstate" too: browsers send it when the same link is followed again.
    window.addEventListener('hashchange', openIfAsked)
    window.addEventListener('popstate', openIfAsked)
    return () => {
      window.removeEventListener('hashchange', openIfAsked)
      window.removeEventListener('popstate', openIfAsked)
    }
  }, [id])

  return (
    <section id={id} className={style.section} aria-label={title} data-live={id}>
      <details ref={details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
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
