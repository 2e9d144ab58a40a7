import { type RefObject, useEffect, useState } from 'react'
import { stylesOf } from './ExampleCopy'

/** Milliseconds. */
const lookEvery = 100

interface Examples {
  isShown: boolean
  all: Document | undefined
}

/** The wanted example is drawn first. */
export function useExamples(frame: RefObject<HTMLIFrameElement | null>): Examples {
  const [examples, setExamples] = useState<Examples>({ isShown: false, all: undefined })
  useEffect(() => {
    const timer = setInterval(() => {
      const found = frame.current?.contentDocument
      const main = found?.querySelector<HTMLElement>('main:has(> [data-example-of])')
      if (!found || !main) return
      const isWhole = main.dataset.whole !== undefined
      if (isWhole) stylesOf(found)
      setExamples({ isShown: true, all: isWhole ? found : undefined })
      if (isWhole) clearInterval(timer)
    }, lookEvery)
    return () => clearInterval(timer)
  }, [frame])
  return examples
}
