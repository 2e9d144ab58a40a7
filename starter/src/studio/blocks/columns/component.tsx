import { Blocks } from 'schema-pages/elements/Blocks'
import { Section } from '../../elements/Section'
import type { ColumnsBlock } from '../../generated/content'
import style from './style.module.scss'

/** Beside each other where the window is wide enough. */
export default function Columns({ heading, columns }: ColumnsBlock) {
  const share = `(min-width: 48rem) ${Math.round(100 / columns.length)}%, 100%`
  return (
    <Section heading={heading} isWide>
      <div className={style.columns}>
        {columns.map((column, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a column has no name
          <div key={index} className={style.column}>
            <Blocks of={column.blocks} sizes={share} />
          </div>
        ))}
      </div>
    </Section>
  )
}
