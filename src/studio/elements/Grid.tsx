import { classNames } from '@engine/elements/class-names'
import { useScrolls } from '@engine/elements/use-scrolls'
import type { ReactNode } from 'react'
import style from './grid.module.scss'

interface GridProps {
  /** On a phone, three or more items lie in one row that is leafed through sideways. */
  isStrip?: boolean
  /** On a phone, three or more items stand in pairs. */
  isPairs?: boolean
  /** False when nothing in it takes the focus: then a strip must, so that it can be scrolled by keyboard. */
  hasLinks?: boolean
  /** Names a strip that takes the focus itself. */
  label?: string
  /** One child an item. */
  children: ReactNode[]
}

/** A list whose items stand side by side where there is room. */
export function Grid({ isStrip = false, isPairs = false, hasLinks = true, label, children }: GridProps) {
  const [list, scrolls] = useScrolls<HTMLUListElement>()
  const needsFocus = isStrip && !hasLinks && scrolls
  return (
    <ul
      ref={list}
      className={classNames(style.grid, isStrip && style.strip, isPairs && style.pairs)}
      tabIndex={needsFocus ? 0 : undefined}
      aria-label={needsFocus ? label : undefined}
    >
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity here, and their content is keyed
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
