import type { PageLink } from '../../../base/shared-types/load'
import { Link } from '../Link'

interface AllPagesProps {
  /** From a `load`: `site.pages()`. */
  pages: PageLink[]
  className?: string
}

/** Links to all pages, for visitors who search without script. */
export function AllPages({ pages, className }: AllPagesProps) {
  return (
    <ul className={className}>
      {pages.map(({ path, title }) => (
        <li key={path}>
          <Link href={path}>{title}</Link>
        </li>
      ))}
    </ul>
  )
}
