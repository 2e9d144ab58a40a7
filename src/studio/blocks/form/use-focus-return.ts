import { useEffect, useRef } from 'react'

/**
 * Returns the focus to a button that loses it because it is disabled while something loads. `noteFocus` is called
 * before that: the button gets back only the focus that it had.
 */
export function useFocusReturn(isLoading: boolean) {
  const sender = useRef<HTMLButtonElement>(null)
  const isDue = useRef(false)

  useEffect(() => {
    if (isLoading || !isDue.current) return
    isDue.current = false
    if (document.activeElement === document.body) sender.current?.focus()
  }, [isLoading])

  const noteFocus = () => {
    isDue.current = document.activeElement === sender.current
  }
  return { sender, noteFocus }
}
