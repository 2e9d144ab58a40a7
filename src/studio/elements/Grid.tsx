import { type HTMLAttributes, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import style from './grid.module.scss'

/** Whether an element scrolls sideways; true until it is measured. */
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
  /** On a phone, three or more items form a row that scrolls sideways. */
  isStrip?: boolean
  /** A strip without links takes the focus itself, so that the keyboard can scroll it. */
  hasLinks?: boolean
  /** The name of a strip that takes the focus. */
  label?: string
  /** Attributes of the item at a place. With them, hidden items leave no gap in the rows. */
  itemAttributes?: (index: number) => HTMLAttributes<HTMLLIElement>
  children: ReactNode[]
}

export function Grid({ isStrip = false, hasLinks = true, label, itemAttributes, children }: GridProps) {
  const [list, scrolls] = useScrolls<HTMLUListElement>()
  const needsFocus = isStrip && !hasLinks && scrolls
  return (
    <ul
      ref={list}
      className={classNames(style.grid, itemAttributes ? style.filtered : style.whole, isStrip && style.strip)}
      tabIndex={needsFocus ? 0 : undefined}
      aria-label={needsFocus ? label : undefined}
    >
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity here, and their content is keyed
        <li key={index} {...itemAttributes?.(index)}>
          {child}
        </li>
      ))}
    </ul>
  )
}
