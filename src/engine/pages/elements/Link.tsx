import * as words from '@studio/words.json'
import type { ComponentProps } from 'react'

interface LinkProps extends Pick<ComponentProps<'a'>, 'aria-current' | 'children' | 'className' | 'onClick'> {
  href: string
  /** Also tells screen readers. */
  newTab?: boolean
}

/** The app handles its clicks by one listener on the document. */
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
