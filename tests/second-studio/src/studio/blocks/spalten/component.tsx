import { Blocks } from 'schema-pages/elements/Blocks'
import type { SpaltenBlock } from '../../generated/content'
import style from './style.module.scss'

/** Two columns beside each other. */
export default function Spalten({ left, right }: SpaltenBlock) {
  return (
    <section className={style.spalten}>
      {[left, right].map((blocks, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name
        <div key={index}>
          <Blocks of={blocks} sizes="(min-width: 45rem) 50%, 100%" />
        </div>
      ))}
    </section>
  )
}
