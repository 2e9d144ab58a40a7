import { type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react'

interface Menu {
  ref: RefObject<HTMLElement | null>
  /** Nothing on the server: until the page is hydrated the browser itself says whether the menu is open. */
  isOpen?: boolean
  onToggle: (event: ToggleEvent<HTMLElement>) => void
  close: () => void
}

/** Follows a menu that is a popover. The browser opens it, closes it on Escape and gives the focus back. */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null)
  const [isOpen, setOpen] = useState<boolean>()
  useEffect(() => {
    const isPopover = typeof ref.current?.hidePopover === 'function'
    setOpen(isPopover && ref.current?.matches(':popover-open'))
  }, [])
  return {
    ref,
    isOpen,
    onToggle: (event) => setOpen(event.newState === 'open'),
    close: () => ref.current?.hidePopover?.(),
  }
}
