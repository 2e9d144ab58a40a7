/** An iPhone has full screen for its own videos only: there an element fills the window. */
export const canFillScreen = (): boolean => document.fullscreenEnabled || 'popover' in HTMLElement.prototype

export const leaveWindow = (element: HTMLElement | null): void => element?.removeAttribute('popover')

/** Shows an element on the whole screen, or again in its place. */
export function toggleFullScreen(element: HTMLElement): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  // If the browser refuses, nothing changes.
  else if (document.fullscreenEnabled) element.requestFullscreen().catch(() => undefined)
  else if (element.popover) leaveWindow(element)
  else {
    element.popover = 'manual'
    element.showPopover()
  }
}
