/** The live region that screen readers listen to. It stands outside of React's tree, so that no page removes it. */
function liveRegion(): HTMLElement {
  const existing = document.getElementById('announcer')
  if (existing) return existing
  const region = document.createElement('p')
  region.id = 'announcer'
  region.className = 'visually-hidden'
  region.setAttribute('role', 'status')
  document.body.append(region)
  return region
}

/** Has screen readers announce a text when they have finished what they are reading. */
export function announce(text: string): void {
  const region = liveRegion()
  // A region that is made and filled at once is not read out.
  requestAnimationFrame(() => {
    region.textContent = text
  })
}

/** Moves keyboard focus to the start of the new page's content, as a full page load would. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
