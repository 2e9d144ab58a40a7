import * as words from '@studio/words.json'
import type { ReactNode } from 'react'

interface SearchProps {
  /** The setting `search`. Without it nothing is rendered. */
  href?: string
  className?: string
  /** "Search" without it. A mark alone needs a hidden word. */
  children?: ReactNode
}

/**
 * Without script a link to the page that lists all pages. Dialog and index load when it is pressed: see site-search.ts.
 */
export function Search({ href, className, children = words.search }: SearchProps) {
  return (
    href && (
      <site-search>
        {/* The element makes it a button. */}
        <a href={href} className={className} suppressHydrationWarning>
          {children}
        </a>
      </site-search>
    )
  )
}

declare module 'react' {
  namespace JSX {
    interface IntrinsicElements {
      'site-search': { children: ReactNode }
    }
  }
}
