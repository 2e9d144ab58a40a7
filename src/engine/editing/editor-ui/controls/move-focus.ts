const isFocused = (element: HTMLElement): boolean =>
  (element.getRootNode() as Document | ShadowRoot).activeElement === element

/** Arrow keys, Home and End go round from button to button. Returns whether the key was one of them. */
export function moveFocus(
  { key }: KeyboardEvent,
  buttons: readonly HTMLElement[],
  [back, on]: readonly [string, string],
): boolean {
  const now = buttons.findIndex(isFocused)
  const places: Record<string, number> = { [back]: now - 1, [on]: now + 1, Home: 0, End: buttons.length - 1 }
  const place = places[key]
  if (place === undefined || now < 0) return false
  buttons[(place + buttons.length) % buttons.length]?.focus()
  return true
}
