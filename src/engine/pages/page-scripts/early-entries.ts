type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement | HTMLDetailsElement

type Replay = (() => void) | undefined

function send(control: Control, ...types: string[]): void {
  for (const type of types) control.dispatchEvent(new Event(type, { bubbles: type !== 'toggle' }))
}

/** See loader/filter-by-address.ts. */
function isFromAddress(radio: HTMLInputElement): boolean {
  const name = radio.closest<HTMLElement>('[data-filter-by]')?.dataset.filterBy
  return name !== undefined && new URLSearchParams(location.search).get(name) === radio.value
}

/** React writes the default into a <textarea>. */
const texts = new WeakMap<Element, string>()

function keepText(control: EventTarget | null): void {
  if (control instanceof HTMLTextAreaElement) texts.set(control, control.value)
}

function replayText(control: HTMLInputElement | HTMLTextAreaElement): Replay {
  const { defaultValue, selectionStart, selectionEnd } = control
  const value = control.value === defaultValue ? (texts.get(control) ?? defaultValue) : control.value
  if (value === defaultValue) return undefined
  return () => {
    // React sees this value, but not the next: it takes the event for a change.
    control.value = defaultValue
    Reflect.set(Object.getPrototypeOf(control), 'value', value, control)
    if (selectionStart !== null) control.setSelectionRange(selectionStart, selectionEnd)
    send(control, 'input', 'change')
  }
}

function replayTick(box: HTMLInputElement): Replay {
  const { checked } = box
  if (checked === box.defaultChecked || box.matches(':disabled')) return undefined
  if (box.type === 'radio' && (!checked || isFromAddress(box))) return undefined
  return () => {
    box.checked = !checked
    box.click()
  }
}

function replayChoice(select: HTMLSelectElement): Replay {
  const options = [...select.options]
  const chosen = options.map(({ selected }) => selected)
  const isAsServed = options.some(({ defaultSelected }) => defaultSelected)
    ? options.every(({ selected, defaultSelected }) => selected === defaultSelected)
    : select.selectedIndex <= 0
  if (isAsServed) return undefined
  return () => {
    for (const [index, option] of options.entries()) option.selected = chosen[index] ?? false
    send(select, 'input', 'change')
  }
}

function replayToggle(details: HTMLDetailsElement): Replay {
  const { open } = details
  // The loader marks those that were toggled: see early-clicks.ts.
  if (!open && !('isToggled' in details)) return undefined
  return () => {
    details.open = open
    send(details, 'toggle')
  }
}

function replayOf(control: Control): Replay {
  if (control instanceof HTMLDetailsElement) return replayToggle(control)
  if (control instanceof HTMLSelectElement) return replayChoice(control)
  if (control.type === 'checkbox' || control.type === 'radio') return replayTick(control as HTMLInputElement)
  if (control.type === 'file') return control.value ? () => send(control, 'input', 'change') : undefined
  return replayText(control)
}

/** Everything is read before the first event, which may render the others. */
function replayEntries(within: Element): void {
  const controls = [...within.querySelectorAll<Control>('input, textarea, select, details')]
  const own = controls.filter((control) => (control.closest('[data-block]') ?? within) === within)
  for (const replay of own.map(replayOf)) replay?.()
}

/**
 * Repeats what was entered before React came: in a block when it is hydrated, elsewhere when the returned function is
 * called. React tells no component of earlier entries, and would replace them at the next change. Call it before React
 * begins.
 */
export function keepEarlyEntries(root: Element): () => void {
  root.querySelectorAll('textarea').forEach(keepText)
  addEventListener('input', ({ target }) => keepText(target), true)
  // Before the loader repeats a click, which may send them.
  addEventListener('block-hydrated', ({ target }) => replayEntries(target as Element), true)
  return () => replayEntries(root)
}
