import * as words from '@studio/words.json'
import type { ComponentProps } from 'react'

interface LinkProps extends Pick<ComponentProps<'a'>, 'aria-current' | 'children' | 'className' | 'onClick'> {
  href: string
  /** Opens in a new tab, and says so to people who cannot see it happen. */
  newTab?: boolean
}

/**
 * A link, as plain html: it works before any script runs. Within the site the browser part takes the click over and
 * navigates without a reload.
 */
export function Link({ href, newTab = false, children, ...rest }: LinkProps) {
  if (!newTab) {
    return (
      <a href={href} {...rest}>
        {children}
      </a>
    )
  }
  return (
    <a href={href} {...rest} target="_blank" rel="noopener">
      {children}
      <span className="visually-hidden">{` ${words.opensInNewTab}`}</span>
    </a>
  )
}
