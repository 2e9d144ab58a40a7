import { Picture } from '@engine/elements/Picture'
import { useEffect, useRef, useState } from 'react'
import { PauseButton } from '../../elements/carousel/PauseButton'
import * as words from '../../words.json'
import style from './style.module.scss'

/** How long each drawing is seen, in milliseconds: eight a second, as drawn films are shot "on threes". */
const hold = 125

interface FlipBookProps {
  /** The drawings after the first, which is the banner's picture and is seen between the last of these and the next. */
  drawings: string[]
  sizes: string
}

/**
 * Drawings that are shown in turn over a picture, and the button that pauses them. They begin to move when all of them
 * have come; when one does not, the picture is enough.
 */
export function FlipBook({ drawings, sizes }: FlipBookProps) {
  const place = useRef<HTMLDivElement>(null)
  const [turns, setTurns] = useState<Animation[]>([])
  const [isPaused, setPaused] = useState(false)

  useEffect(() => {
    const count = drawings.length + 1
    const images = Array.from(place.current?.querySelectorAll('img') ?? [])
    let isOver = false
    let started: Animation[] = []
    const start = () => {
      if (isOver) return
      started = Array.from(place.current?.children ?? [], (drawing, index) =>
        drawing.animate(
          { opacity: [1, 1, 0, 0], offset: [0, 1 / count, 1 / count, 1] },
          {
            duration: count * hold,
            delay: (index + 1) * hold,
            iterations: Number.POSITIVE_INFINITY,
          },
        ),
      )
      setTurns(started)
    }
    const decode = async () => Promise.all(images.map((image) => image.decode()))
    decode().then(start, () => undefined)
    return () => {
      isOver = true
      for (const turn of started) turn.cancel()
    }
  }, [drawings])

  function toggle() {
    for (const turn of turns) {
      if (isPaused) turn.play()
      else turn.pause()
    }
    setPaused(!isPaused)
  }

  return (
    <>
      <div ref={place} className={style.drawings} aria-hidden="true">
        {drawings.map((src, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a drawing may come twice, and is known by its turn
          <div key={index}>
            <Picture src={src} alt="" className={style.picture} sizes={sizes} />
          </div>
        ))}
      </div>
      {turns.length > 0 && (
        <PauseButton label={words.drawing} isPaused={isPaused} onClick={toggle} className={style.pause} />
      )}
    </>
  )
}
