import { Blocks } from 'schema-pages/elements/Blocks'
import { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import { Section } from '../../elements/Section'
import type { FoldsBlock } from '../../generated/content'
import style from './style.module.scss'

/** Each fold is a <details>: it opens without script, and for the search of the browser and links to what it holds. */
export default function Folds({ heading, folds }: FoldsBlock) {
  const Title = useHeading(heading ? 3 : 2)
  return (
    <Section heading={heading}>
      <div className={style.folds}>
        {folds.map(({ title, isOpen, blocks }) => (
          <details key={title} open={isOpen} className={style.fold}>
            <summary>
              <Title className={style.title}>{title}</Title>
            </summary>
            <div className={style.inside}>
              <Blocks of={blocks} />
            </div>
          </details>
        ))}
      </div>
    </Section>
  )
}
