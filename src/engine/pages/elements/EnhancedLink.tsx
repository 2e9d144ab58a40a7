import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { isPlainClick } from '../../base/dom/plain-click'
import { useHydrated } from './use-hydrated'

interface EnhancedLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  href: string
  opens?: 'dialog'
  onPress: (link: HTMLAnchorElement) => void
}

/** A button once React has loaded; until then loader/early-clicks.ts keeps its clicks. */
export function EnhancedLink({ href, opens, onPress, ...link }: EnhancedLinkProps) {
  const isHydrated = useHydrated()
  const press = (event: MouseEvent<HTMLAnchorElement> | KeyboardEvent<HTMLAnchorElement>) => {
    event.preventDefault()
    onPress(event.currentTarget)
  }
  const button = isHydrated ? { role: 'button', 'aria-haspopup': opens } : {}
  return (
    <a
      {...link}
      href={href}
      data-enhanced={opens ?? ''}
      {...button}
      // The loader has already set them.
      suppressHydrationWarning
      onClick={(event) => isPlainClick(event) && press(event)}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    />
  )
}
