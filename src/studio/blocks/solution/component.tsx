import { Fragment } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { Picture } from 'schema-pages/elements/Picture'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { SolutionBlock } from '../../generated/content'
import type { SolutionLoaded } from './load'
import { Steps } from './steps'
import style from './style.module.scss'

/** Allows a line break after each "/". */
const withBreaks = (title: string) =>
  title.split(/(?<=\/)/).map((part, index) => (
    <Fragment key={part}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ))

/**
 * How a film is made. Condensed, it has its own heading and only the names of the stages (B2). Renders nothing without
 * stages.
 */
export default function Solution(block: SolutionBlock & SolutionLoaded) {
  const { heading, condensedHeading = heading, opener, condensed = false, emphasis, stages } = block
  if (stages.length === 0) return null
  const strip = Math.ceil(92 / stages.length)
  const sizes = condensed
    ? `(min-width: 1400px) ${strip}rem, (min-width: 768px) ${strip}vw, 22vw`
    : '(min-width: 1400px) 46rem, (min-width: 768px) 46vw, 92vw'
  return (
    <Section
      heading={condensed ? condensedHeading : heading}
      html={condensed ? undefined : opener}
      className={classNames(style.process, emphasis === 'strong' && style.strong)}
    >
      <ol className={condensed ? style.condensed : style.stages}>
        {stages.map(({ title, html, image, steps }) => (
          <li key={title} className={style.stage}>
            {image && <Picture {...image} className={style.picture} sizes={sizes} />}
            <div>
              <h3 className={style.title}>{withBreaks(title)}</h3>
              {!condensed && <RichText html={html} />}
              {!condensed && <Steps steps={steps} />}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  )
}
