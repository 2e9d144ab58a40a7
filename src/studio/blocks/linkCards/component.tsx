import { Buttons } from '../../elements/Buttons'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import { gridSizes } from '../../elements/sizes'
import type { LinkCardsBlock } from '../../generated/content'

export default function LinkCards({ heading, html, cards, link }: LinkCardsBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid isStrip>
        {cards.map((card, index) => (
          <Card key={card.title} {...card} sizes={gridSizes(index, cards.length)} level={heading ? 3 : 2} />
        ))}
      </Grid>
      <Buttons links={link && [link]} />
    </Section>
  )
}
