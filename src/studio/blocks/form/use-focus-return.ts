import { useEffect, useRef } from 'react'

/**
 * Disabling a button while something loads removes its focus: call `noteFocus` before, and the button gets it back
 * after.
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
