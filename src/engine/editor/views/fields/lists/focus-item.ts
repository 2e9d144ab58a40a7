/** Runs after the next render, and finds an element of the form by its pointer. */
function soon(pointer: string, act: (element: HTMLElement) => void): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(`[data-item="${CSS.escape(pointer)}"]`)
    if (element) act(element)
  })
}

/** Opens an item, and focuses its first field. */
export const focusFirst = (pointer: string): void =>
  soon(pointer, (item) => {
    const details = item.querySelector('details')
    if (details) details.open = true
    item.scrollIntoView({ block: 'nearest' })
    const selector = ':is(input, textarea, select, [role="textbox"], .tile-buttons button)'
    const field = item.querySelector<HTMLElement>(details ? `.item-body ${selector}` : selector)
    field?.focus()
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
  })

export const focusTool = (pointer: string, tool: 'up' | 'down' | 'remove'): void =>
  soon(pointer, (item) => item.querySelector<HTMLElement>(`[data-tool="${tool}"] button`)?.focus())

/** Focuses the button that adds an item to a list. */
export const focusAdd = (list: string): void => soon(list, (button) => button.focus())
