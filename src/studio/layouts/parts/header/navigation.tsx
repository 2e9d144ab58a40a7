import { type FocusEvent, useRef } from 'react'
import { Link } from 'schema-pages/elements/Link'
import type { LinkField } from 'schema-pages/types'
import * as words from '../../../words.json'
import type { CurrentLink } from './current-link'
import style from './navigation.module.scss'

interface NavigationProps {
  /** For screen readers. */
  label: string
  links: LinkField[]
  current?: CurrentLink
}

/** Blocks cannot have this id: theirs have no underscore. */
const id = 'site_menu'

/**
 * On a small screen the links are a popover, which works without script, and whose state the browser announces.
 * Browsers without popovers show the links everywhere (R1).
 */
export function Navigation({ label, links, current }: NavigationProps) {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // An open menu dims the page, so tabbing out of it closes it.
  function closeWhenLeft({ relatedTarget: next }: FocusEvent) {
    if (next && next !== button.current && !menu.current?.contains(next)) menu.current?.hidePopover?.()
  }

  return (
    <>
      <button ref={button} type="button" className={style.button} popoverTarget={id} onBlur={closeWhenLeft}>
        {words.menu}
      </button>
      <nav id={id} ref={menu} className={style.menu} aria-label={label} popover="auto" onBlur={closeWhenLeft}>
        <ul className={style.links}>
          {links.map(({ text, href, newTab }, index) => (
            <li key={href}>
              <Link
                href={href}
                newTab={newTab}
                className={index === links.length - 1 ? style.call : style.link}
                aria-current={href === current?.href ? current.mark : undefined}
                onClick={() => menu.current?.hidePopover?.()}
              >
                {text}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
