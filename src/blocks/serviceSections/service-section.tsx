import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { useHydrated } from '../../elements/use-hydrated'
import type { ServiceSectionsBlock } from '../../generated/content'
import style from './style.module.scss'
import { ToggleIcon } from './toggle-icon'

type ServiceSectionProps = ServiceSectionsBlock['sections'][number]

/**
 * One service and its cards. A <details>, so that it opens and is found by the browser's search without script; with
 * script its summary is a toggle button by name. A link to its anchor (/about/services#animation) opens it.
 */
export function ServiceSection({ id, title, text, isOpen: startsOpen = false, cards }: ServiceSectionProps) {
  const isHydrated = useHydrated()
  const panelId = useId()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(startsOpen)
  const { hash, key } = useLocation()

  // It may have been opened or closed before this code ran.
  useEffect(() => setOpen(details.current?.open ?? startsOpen), [startsOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key, so that following the same link again opens it again
  useEffect(() => {
    if (id !== undefined && hash === `#${id}`) setOpen(true)
  }, [id, hash, key])

  const button = isHydrated ? { role: 'button', 'aria-expanded': isOpen, 'aria-controls': panelId } : {}
  return (
    <section id={id} className={style.section} aria-label={title}>
      <details ref={details} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className={style.toggle} {...button}>
          <h3 className={style.title}>{title}</h3>
          <ToggleIcon />
        </summary>
        <div id={panelId} className={style.panel}>
          {text && <p>{text}</p>}
          <Grid>
            {cards.map((card) => (
              <Card key={card.title} {...card} level={4} />
            ))}
          </Grid>
        </div>
      </details>
    </section>
  )
}
