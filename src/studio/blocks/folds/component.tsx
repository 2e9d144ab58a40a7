import { Blocks } from 'schema-pages/elements/Blocks'
import { useHeading } from 'schema-pages/elements/nested-blocks/use-heading'
import { Panel } from '../../elements/panel/Panel'
import style from '../../elements/panel/panel.module.scss'
import { Section } from '../../elements/Section'
import type { FoldsBlock } from '../../generated/content'

/** The heading is in the margin of a wide screen, and comes along while the answers are read. */
export default function Folds({ heading, folds }: FoldsBlock) {
  const Title = useHeading(heading ? 3 : 2)
  return (
    <Section heading={heading} className={style.folds}>
      <div>
        {folds.map(({ id, title, isOpen, blocks }) => (
          <Panel key={id ?? title} id={id} title={title} Title={Title} isOpen={isOpen}>
            <div className={style.held}>
              <Blocks of={blocks} sizes="(min-width: 1100px) 57%, 100%" />
            </div>
          </Panel>
        ))}
      </div>
    </Section>
  )
}
