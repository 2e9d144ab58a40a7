import { type RefObject, useEffect, useState } from 'react'

/** The pause between two looks into the frame, in milliseconds. */
const lookEvery = 150

/** Returns the document of the frame that shows an example, once all examples are in it. */
export function useExamples(frame: RefObject<HTMLIFrameElement | null>): Document | undefined {
  const [examples, setExamples] = useState<Document>()
  useEffect(() => {
    const timer = setInterval(() => {
      const found = frame.current?.contentDocument
      if (!found?.querySelector('[data-example-of]')) return
      setExamples(found)
      clearInterval(timer)
    }, lookEvery)
    return () => clearInterval(timer)
  }, [frame])
  return examples
}
