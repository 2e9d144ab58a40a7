import { Buttons } from '../../elements/Buttons'
import { Grid } from '../../elements/Grid'
import { Section } from '../../elements/Section'
import type { WorkedExamplesBlock } from '../../generated/content'
import * as words from '../../words.json'
import { Schedule } from './schedule'
import style from './style.module.scss'

export default function WorkedExamples({ heading, html, examples, buttons }: WorkedExamplesBlock) {
  return (
    <Section heading={heading} html={html}>
      <Grid isStrip hasLinks={false} label={heading}>
        {examples.map(({ title, text, price, stages, delivered }) => (
          <div key={title} className={style.example}>
            <div className={style.job}>
              <h3 className={style.title}>{title}</h3>
              {text && <p className={style.text}>{text}</p>}
              <p className={style.price}>{price}</p>
            </div>
            <div>
              <Schedule stages={stages} />
              {delivered && (
                <>
                  <p className={style.label}>{words.youGet}</p>
                  <ul className={style.delivered}>
                    {delivered.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                </>
              )}
            </div>
          </div>
        ))}
      </Grid>
      <Buttons links={buttons} />
    </Section>
  )
}
