import { type RefObject, useEffect, useState } from 'react'
import { stylesOf } from './ExampleCopy'

/** Milliseconds. */
const lookEvery = 100

/** Looks without a new picture until no more are expected: those out of sight are not loaded. */
const quietLooks = 10

interface Examples {
  isShown: boolean
  all: Document | undefined
}

/**
 * The wanted example is drawn first. The frame must not go before its pictures are there: browsers share a picture
 * between frames, and where one frame gives up loading it, it is broken in all.
 */
export function useExamples(frame: RefObject<HTMLIFrameElement | null>): Examples {
  const [examples, setExamples] = useState<Examples>({ isShown: false, all: undefined })
  useEffect(() => {
    let missing = -1
    let looks = 0
    const timer = setInterval(() => {
      const found = frame.current?.contentDocument
      const main = found?.querySelector<HTMLElement>('main:has(> [data-example-of])')
      if (!found || !main) return
      const { length } = [...found.images].filter(({ complete }) => !complete)
      looks = length === missing ? looks + 1 : 0
      missing = length
      const isWhole = main.dataset.whole !== undefined && (length === 0 || looks >= quietLooks)
      if (isWhole) stylesOf(found)
      setExamples({ isShown: true, all: isWhole ? found : undefined })
      if (isWhole) clearInterval(timer)
    }, lookEvery)
    return () => clearInterval(timer)
  }, [frame])
  return examples
}
