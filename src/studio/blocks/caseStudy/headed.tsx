import type { ReactNode } from 'react'
import style from './style.module.scss'

interface HeadedProps {
  level: 2 | 3
  title: string
  children: ReactNode
}

export function Headed({ level, title, children }: HeadedProps) {
  const Heading = `h${level}` as const
  return (
    <div className={style.part}>
      <Heading className={style.title}>{title}</Heading>
      {children}
    </div>
  )
}
