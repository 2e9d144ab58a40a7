import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import BootstrapCarousel, { type CarouselRef } from 'react-bootstrap/Carousel'
import { useReveal } from 'schema-pages/elements/use-reveal'
import { useSelfMoving } from 'schema-pages/elements/use-self-moving'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import { CarouselControls } from './CarouselControls'
import style from './carousel.module.scss'
import { PauseButton } from './PauseButton'

interface CarouselProps {
  /** For example "Client logos". */
  label: string
  /** Arrows and dots. The pause button is always there. */
  controls?: boolean
  slides: { key: string; content: ReactNode }[]
}

/** In milliseconds (B1). */
const interval = 5000

const byArrowKeys = (previous: () => void, next: () => void) => (event: KeyboardEvent) => {
  const move = { ArrowLeft: previous, ArrowRight: next }[event.key]
  if (!move) return
  event.preventDefault()
  move()
}

/**
 * Slides wrap, stop on hover and focus, and can be paused. With reduced motion they stay still, with arrows (B1).
 * https://www.w3.org/WAI/ARIA/apg/patterns/carousel/ Without script all slides show.
 */
export function Carousel({ label, controls = true, slides }: CarouselProps) {
  const { canMove, isPaused, isMoving, toggle, holders } = useSelfMoving()
  const [shown, setShown] = useState(0)
  const carousel = useRef<CarouselRef>(null)
  const section = useRef<HTMLElement>(null)
  useReveal(section, (part) => {
    const slide = part.closest('.carousel-item')
    if (slide?.parentElement) setShown([...slide.parentElement.children].indexOf(slide))
  })
  const previous = () => carousel.current?.prev()
  const next = () => carousel.current?.next()

  if (slides.length < 2) return slides[0]?.content
  return (
    // Not a landmark: it is often in a section of the same name.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
    <section
      ref={section}
      className={style.carousel}
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      onKeyDown={byArrowKeys(previous, next)}
      {...holders}
    >
      <div aria-live={isMoving ? 'off' : 'polite'}>
        <BootstrapCarousel
          ref={carousel}
          activeIndex={shown}
          onSelect={(index) => setShown(index)}
          interval={isMoving ? interval : null}
          controls={false}
          indicators={false}
          keyboard={false}
          pause={false}
        >
          {slides.map(({ key, content }, index) => (
            <BootstrapCarousel.Item
              key={key}
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.slidePosition, { number: index + 1, count: slides.length })}
            >
              {content}
            </BootstrapCarousel.Item>
          ))}
        </BootstrapCarousel>
      </div>
      <div className={style.controls}>
        {canMove && <PauseButton isPaused={isPaused} onClick={toggle} />}
        {(controls || !canMove) && (
          <CarouselControls
            count={slides.length}
            shown={shown}
            onPrevious={previous}
            onNext={next}
            onChoose={setShown}
          />
        )}
      </div>
    </section>
  )
}
