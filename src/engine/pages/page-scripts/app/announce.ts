/** Outside of React's tree, so that no page removes it. */
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

export function announce(text: string): void {
  const region = liveRegion()
  // Screen readers ignore a region that appears with its text.
  requestAnimationFrame(() => {
    region.textContent = text
  })
}

export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}
