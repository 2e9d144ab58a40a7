import { classNames } from '@engine/elements/class-names'
import { Link } from '@engine/elements/Link'
import type { LinkField } from '@engine/generated/content'
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
