import { Picture } from '../../elements/Picture'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { SolutionBlock } from '../../generated/content'
import type { SolutionLoaded } from './load'
import style from './style.module.scss'

type Stage = SolutionLoaded['stages'][number]

function Steps({ steps = [] }: Pick<Stage, 'steps'>) {
  if (steps.length === 0) return null
  return (
    <ul className={style.steps}>
      {steps.map(({ title, text, image }) => (
        <li key={title}>
          {image && <Picture {...image} className={style.picture} />}
          <h4 className={style.step}>{title}</h4>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  )
}

/** How a film is made, stage by stage. Condensed, it has its own heading and the names of the stages only (requirement B2). */
export default function Solution(block: SolutionBlock & SolutionLoaded) {
  const { heading, condensedHeading = heading, opener, condensed = false, emphasis, stages } = block
  return (
    <Section
      heading={condensed ? condensedHeading : heading}
      html={condensed ? undefined : opener}
      className={emphasis === 'strong' ? style.strong : undefined}
    >
      <ol className={condensed ? style.condensed : style.stages}>
        {stages.map(({ title, html, image, steps }) => (
          <li key={title} className={style.stage}>
            {image && <Picture {...image} className={style.picture} />}
            <div>
              <h3 className={style.title}>{title}</h3>
              {!condensed && <RichText html={html} />}
              {!condensed && <Steps steps={steps} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
