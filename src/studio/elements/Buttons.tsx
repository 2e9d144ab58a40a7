import { classNames } from 'schema-pages/elements/class-names'
import { Link } from 'schema-pages/elements/Link'
import type { LinkField } from 'schema-pages/types'
import style from './buttons.module.scss'

interface ButtonsProps {
  links?: LinkField[]
  className?: string
}

/** Links that look like buttons; the first one is primary. */
export function Buttons({ links = [], className }: ButtonsProps) {
  if (links.length === 0) return null
  return (
    <p className={classNames(style.buttons, className)}>
      {links.map(({ text, href, newTab }, index) => (
        <Link key={text} href={href} newTab={newTab} className={classNames(style.button, index > 0 && style.quiet)}>
          {text}
        </Link>
      ))}
    </p>
  )
}
