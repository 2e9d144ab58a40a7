import { useEffect, useRef, useState } from 'react'
import { classNames } from 'schema-pages/elements/class-names'
import { Link } from 'schema-pages/elements/Link'
import { useReveal } from 'schema-pages/elements/use-reveal'
import { useSelfMoving } from 'schema-pages/elements/use-self-moving'
import { Buttons } from '../../elements/Buttons'
import { PauseButton } from '../../elements/carousel/PauseButton'
import { RichText } from '../../elements/RichText'
import { Section } from '../../elements/Section'
import type { WordCarouselBlock } from '../../generated/content'
import style from './style.module.scss'
import { useBall } from './use-ball'

/** In milliseconds (B1). */
const interval = 5000

/**
 * A sentence whose last word changes. The words are a list that CSS stacks: screen readers read all of them, and all
 * are visible where nothing moves.
 */
export default function WordCarousel({ lead, words, audiences, html, buttons }: WordCarouselBlock) {
  return (
    <Section className={style.section}>
      <Sentence lead={lead} words={words} />
      {audiences && (
        <ul className={classNames(style.audiences, style.more)}>
          {audiences.map(({ text, href, newTab }) => (
            <li key={text}>
              <Link href={href} newTab={newTab} className={style.audience}>
                {text}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <RichText html={html} className={style.more} />
      <Buttons links={buttons} className={style.more} />
    </Section>
  )
}

/** A component of its own: the only part to render for a new word. */
function Sentence({ lead, words }: Pick<WordCarouselBlock, 'lead' | 'words'>) {
  const { canMove, isPaused, isMoving, toggle, holders } = useSelfMoving()
  const [shown, setShown] = useState(0)
  const list = useRef<HTMLUListElement>(null)
  const ball = useRef<HTMLSpanElement>(null)
  useReveal(list, (word) => setShown([...(list.current?.children ?? [])].indexOf(word)))
  useBall({ list, ball, shown, isMoving, isPaused, interval })

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => setShown((index) => (index + 1) % words.length), interval)
    return () => clearInterval(timer)
  }, [isMoving, words.length])

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this groups a sentence and its button
    <div role="group" aria-label={lead} {...holders}>
      <div className={style.sentence}>
        <p className={style.lead}>{lead}</p>
        <ul ref={list} className={style.words}>
          {words.map((word, index) => (
            <li key={word} className={style.word} data-shown={index === shown || undefined}>
              {word}
            </li>
          ))}
        </ul>
        <span ref={ball} className={style.ball} aria-hidden="true" />
      </div>
      <div className={style.controls}>{canMove && <PauseButton isPaused={isPaused} onClick={toggle} />}</div>
    </div>
  )
}
