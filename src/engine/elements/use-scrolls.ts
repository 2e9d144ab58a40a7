import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is wider inside than out. What the server could not measure counts as wider. */
export function useScrolls<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [scrolls, setScrolls] = useState(true)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, scrolls]
}
