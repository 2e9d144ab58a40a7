import { type RefObject, useEffect, useState } from 'react'

/** The pause between two looks into the frame, in milliseconds. */
const lookEvery = 100

interface Examples {
  /** Whether the wanted example is drawn. */
  isShown: boolean
  /** The document with all examples, once they are in it. */
  all: Document | undefined
}

/** Follows the frame that shows an example: the wanted one is drawn first. */
export function useExamples(frame: RefObject<HTMLIFrameElement | null>): Examples {
  const [examples, setExamples] = useState<Examples>({ isShown: false, all: undefined })
  useEffect(() => {
    const timer = setInterval(() => {
      const found = frame.current?.contentDocument
      const main = found?.querySelector<HTMLElement>('main:has(> [data-example-of])')
      if (!found || !main) return
      const isWhole = main.dataset.whole !== undefined
      setExamples({ isShown: true, all: isWhole ? found : undefined })
      if (isWhole) clearInterval(timer)
    }, lookEvery)
    return () => clearInterval(timer)
  }, [frame])
  return examples
}
