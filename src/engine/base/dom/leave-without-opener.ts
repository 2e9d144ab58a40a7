/**
 * Links to other sites open a tab of their own, so that no other site reaches this window: not all hosts send
 * Cross-Origin-Opener-Policy.
 */
export function leaveWithoutOpener(): void {
  const change = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link || !/^http/.test(link.protocol) || link.origin === location.origin) return
    link.target = '_blank'
    link.rel = 'noopener'
  }
  // Before anything else hears of the click; auxclick is the middle button.
  for (const type of ['click', 'auxclick']) addEventListener(type, change, true)
}
