import { Picture } from 'schema-pages/elements/Picture'
import { Buttons } from '../../elements/Buttons'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import type { FactListBlock } from '../../generated/content'
import style from './style.module.scss'

/** A figure is part of its heading, so that "90%" is read with what it counts. */
export default function FactList({ heading, html, facts, buttons }: FactListBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid>
        {facts.map(({ figure, title, text, image }) => (
          <div key={title} className={style.fact}>
            {image && (
              <Picture
                {...image}
                className={style.picture}
                sizes={figure ? '(min-width: 768px) 29rem, 19rem' : '19rem'}
              />
            )}
            <h3 className={style.title}>
              {figure && <span className={style.figure}>{figure} </span>}
              {title}
            </h3>
            <p className={style.text}>{text}</p>
          </div>
        ))}
      </Grid>
      <Buttons links={buttons} />
    </Section>
  )
}
