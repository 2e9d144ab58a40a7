import { Link } from '@engine/elements/Link'
import type { LinkField } from '@engine/generated/content'
import { type FocusEvent, useRef } from 'react'
import * as words from '../../../words.json'
import type { CurrentLink } from './current-link'
import style from './navigation.module.scss'

interface NavigationProps {
  /** Names the navigation for screen readers. */
  label: string
  links: LinkField[]
  /** The link that stands for the page that is shown. */
  current?: CurrentLink
}

/** A page has one menu. No author can give a block this id: theirs hold no underscore. */
const id = 'site_menu'

/**
 * The links at the top of every page (requirement R1). A wide screen shows them; on a small one they are a popover
 * behind a button, which works before any script runs; the browser tells assistive technology whether it is open. A browser
 * without popovers shows the links everywhere.
 */
export function Navigation({ label, links, current }: NavigationProps) {
  const menu = useRef<HTMLElement>(null)
  const button = useRef<HTMLButtonElement>(null)

  // What lies behind an open menu is dimmed: who tabs past its last link, or back past its button, closes it.
  function closeWhenLeft({ relatedTarget: next }: FocusEvent) {
    if (next && next !== button.current && !menu.current?.contains(next)) menu.current?.hidePopover?.()
  }

  return (
    <>
      <button ref={button} type="button" className={style.button} popoverTarget={id} onBlur={closeWhenLeft}>
        <span aria-hidden="true" />
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
