/**
 * Links to other sites open a new tab, so that none reaches this window: not all hosts send Cross-Origin-Opener-Policy.
 */
export function leaveWithoutOpener(): void {
  const change = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || !/^http/.test(link.protocol) || link.origin === location.origin) return
    link.target = '_blank'
    link.rel = 'noopener'
  }
  // Before other listeners; auxclick is the middle button.
  for (const type of ['click', 'auxclick']) addEventListener(type, change, true)
}
