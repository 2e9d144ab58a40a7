import type { ReactNode } from 'react'
import style from './grid.module.scss'

interface GridProps {
  /** One child an item. */
  children: ReactNode[]
}

/** A list whose items stand side by side where there is room. */
export function Grid({ children }: GridProps) {
  return (
    <ul className={style.grid}>
      {children.map((child, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other identity here, and their content is keyed
        <li key={index}>{child}</li>
      ))}
    </ul>
  )
}
