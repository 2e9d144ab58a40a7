import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * True for an element that is scrolled sideways and has nothing in it that takes the focus: then it must take it
 * itself, so that it can be scrolled by keyboard. Most browsers do so unasked, also without script.
 */
export function useNeedsFocus<T extends HTMLElement>(): [RefObject<T | null>, boolean] {
  const ref = useRef<T>(null)
  const [needsFocus, setNeedsFocus] = useState(false)

  useEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(() =>
      setNeedsFocus(element.scrollWidth > element.clientWidth && !element.querySelector('a, button')),
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])

  return [ref, needsFocus]
}
