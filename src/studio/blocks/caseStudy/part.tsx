import type { ReactNode } from 'react'
import style from './style.module.scss'

interface PartProps {
  level: 2 | 3
  title: string
  children: ReactNode
}

/** One part of the story under its heading. */
export function Part({ level, title, children }: PartProps) {
  const Heading = `h${level}` as const
  return (
    <div className={style.part}>
      <Heading className={style.title}>{title}</Heading>
      {children}
    </div>
  )
}
