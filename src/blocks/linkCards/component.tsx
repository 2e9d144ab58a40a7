import { Buttons } from '../../elements/Buttons'
import { Card } from '../../elements/Card'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import type { LinkCardsBlock } from '../../generated/content'

/** Cards that lead to other pages. The whole of a card is its link. */
export default function LinkCards({ heading, html, cards, link }: LinkCardsBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid>
        {cards.map((card) => (
          <Card key={card.title} {...card} level={heading ? 3 : 2} />
        ))}
      </Grid>
      <Buttons links={link && [link]} />
    </Section>
  )
}
