import { useEffect, useRef, useState } from 'react'
import { ExampleCopy } from './ExampleCopy'

interface MiniatureProps {
  type: string
  examples: Document | undefined
}

/** Drawn once its row is in view. */
export function Miniature({ type, examples }: MiniatureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    if (!place.current || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={place} className="miniature" aria-hidden="true">
      {isSeen && examples && <ExampleCopy type={type} examples={examples} />}
    </span>
  )
}
