import type { AnchorHTMLAttributes, KeyboardEvent, MouseEvent } from 'react'
import { isPlainClick } from '../dom/plain-click'
import { useHydrated } from './use-hydrated'

interface EnhancedLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'onClick'> {
  /** Where it leads without script. */
  href: string
  /** What the button opens, if that is a dialog. */
  opens?: 'dialog'
  onPress: (link: HTMLAnchorElement) => void
}

/**
 * A link where there is no script, and a button where there is one, which keys press as they press buttons. The loader
 * says that it is one and keeps its presses before React has come: see browser/loader/early-clicks.ts.
 */
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
      // By then the loader has set these two.
      suppressHydrationWarning
      onClick={(event) => isPlainClick(event) && press(event)}
      onKeyDown={(event) => event.key === ' ' && press(event)}
    />
  )
}
