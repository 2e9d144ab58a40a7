import * as words from '@studio/words.json'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { fill } from '../../../base/text/interface-words'
import { classNames } from '../class-names'
import { Link } from '../Link'
import style from './embed.module.scss'
import { useConsent, useService } from './use-service'

export interface AfterConsentProps {
  /** Its "name" in "asks" of the field. */
  service: string
  /** Names what is shown: "Map of the workshop". */
  title: string
  /** The same at the service, as a page that a link opens. */
  href: string
  className?: string
  children: ReactNode
}

/** Shows its children, which load from another site, after consent, or at once where the schema says so. */
export function AfterConsent({ service, title, href, className, children }: AfterConsentProps) {
  const { consent } = useService(service)
  const [isAlways, setAlways] = useConsent(service)
  const [isOnce, setOnce] = useState(false)
  const isShown = !consent || isAlways || isOnce
  const place = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what a press has shown
  useEffect(() => {
    if (isPressed.current) place.current?.focus()
    isPressed.current = false
  }, [isShown])

  const press = (isOnceNow: boolean, isAlwaysNow?: boolean) => () => {
    isPressed.current = true
    setOnce(isOnceNow)
    if (isAlwaysNow !== undefined) setAlways(isAlwaysNow)
  }
  return (
    <figure className={classNames(style.embed, className)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div ref={place} role="group" aria-label={title} tabIndex={-1}>
        {isShown ? (
          children
        ) : (
          <div className={style.question} data-asks={service}>
            <p>{fill(words.loadsFrom, { title, service })}</p>
            <button type="button" className="button" onClick={press(true)}>
              {fill(words.showOnce, { title })}
            </button>{' '}
            <button type="button" className="button" onClick={press(false, true)}>
              {fill(words.alwaysShow, { service })}
            </button>
          </div>
        )}
      </div>
      <figcaption className={style.caption}>
        <Link href={href}>{fill(words.openAt, { service })}</Link>
        {isAlways && consent && (
          <button type="button" className="button" onClick={press(false, false)}>
            {fill(words.askAgain, { service })}
          </button>
        )}
      </figcaption>
    </figure>
  )
}
