import { classNames } from 'schema-pages/elements/class-names'
import { fill } from 'schema-pages/text/interface-words'
import * as words from '../../words.json'
import buttons from '../buttons.module.scss'
import style from './carousel.module.scss'

interface CarouselControlsProps {
  count: number
  /** From 0. */
  shown: number
  onPrevious: () => void
  onNext: () => void
  onChoose: (index: number) => void
}

const arrow = classNames(buttons.button, style.arrow)

/** Real buttons: react-bootstrap's arrows are links without a target. */
export function CarouselControls({ count, shown, onPrevious, onNext, onChoose }: CarouselControlsProps) {
  return (
    <>
      <button type="button" className={arrow} onClick={onPrevious} aria-label={words.previousSlide}>
        <span aria-hidden="true">←</span>
      </button>
      {Array.from({ length: count }, (_, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={index}
          type="button"
          className={style.dot}
          onClick={() => onChoose(index)}
          aria-label={fill(words.showSlide, { number: index + 1, count })}
          aria-current={index === shown}
        />
      ))}
      <button type="button" className={arrow} onClick={onNext} aria-label={words.nextSlide}>
        <span aria-hidden="true">→</span>
      </button>
    </>
  )
}
