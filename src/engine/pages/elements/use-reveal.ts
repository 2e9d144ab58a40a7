import { type RefObject, useEffect } from 'react'

/** Shows a hidden part before it is scrolled to, as the editor and the browser's search announce it. */
export function useReveal(element: RefObject<HTMLElement | null>, show: (part: Element) => void): void {
  useEffect(() => {
    const { current } = element
    const onReveal = ({ target }: Event) => target instanceof Element && show(target)
    current?.addEventListener('beforematch', onReveal)
    return () => current?.removeEventListener('beforematch', onReveal)
  })
}
