import { classNames } from '@engine/elements/class-names'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import style from './grid.module.scss'

/** Whether an element is wider inside than outside; true until it is measured. */
function useScrolls<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [scrolls, setScrolls] = useState(true)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, scrolls]
}

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
