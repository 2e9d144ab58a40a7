import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { Panel } from '../../elements/panel/Panel'
import style from '../../elements/panel/panel.module.scss'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { ServiceSectionsBlock } from '../../generated/content'

/** Several sections may be open at once (S3). */
export default function ServiceSections({ heading, sections }: ServiceSectionsBlock) {
  return (
    <Section heading={heading}>
      {sections.map(({ id, title, text, isOpen, cards }) => (
        <Panel key={id ?? title} id={id} label={title} title={title} Title={heading ? 'h3' : 'h2'} isOpen={isOpen}>
          <div className={style.cards}>
            {text && <p>{text}</p>}
            <Grid isStrip hasLinks={false} label={title}>
              {cards.map((card, index) => (
                <Card key={card.title} {...card} sizes={gridSizes(index, cards.length)} level={heading ? 4 : 3} />
              ))}
            </Grid>
          </div>
        </Panel>
      ))}
    </Section>
  )
}
