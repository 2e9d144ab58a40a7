const control = ':is(input, textarea, select, [role="textbox"], .tile-buttons button)'

/** Runs after the next render, on an element of the form. */
function soon(selector: string, act: (element: HTMLElement) => void): void {
  requestAnimationFrame(() => {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) act(element)
  })
}

const itemAt = (pointer: string) => `[data-item="${CSS.escape(pointer)}"]`
const partAt = (pointer: string) => `[data-pointer="${CSS.escape(pointer)}"]`

function focusField(field: HTMLElement | null): void {
  field?.focus()
  if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select()
}

export const focusItem = (pointer: string): void =>
  soon(itemAt(pointer), (item) => {
    const details = item.querySelector('details')
    if (details) details.open = true
    item.scrollIntoView({ block: 'nearest' })
    focusField(item.querySelector(details ? `.item-body ${control}` : control))
  })

export const focusTool = (pointer: string, tool: 'up' | 'down' | 'remove'): void =>
  soon(`${itemAt(pointer)} [data-tool="${tool}"] button`, (button) => button.focus())

export const focusAdd = (list: string): void => soon(itemAt(list), (button) => button.focus())

export const focusObject = (pointer: string): void =>
  soon(partAt(pointer), (part) => focusField(part.querySelector(`.add-object, ${control}`)))

export const focusTile = (pointer: string): void =>
  soon(`[data-file-drop="${CSS.escape(pointer)}"] button`, (button) => button.focus())
