import { make } from '../../../../base/dom/make'
import { type IconName, makeIcon } from '../../controls/icons'

export interface Tool {
  name: string
  icon?: IconName
  isNamed?: boolean
  isDanger?: boolean
  keys?: string
  /** Empty if the name says enough. */
  why?: string
  act: () => unknown
}

/** A button that cannot be pressed keeps the focus. */
export function makeToolButton({ name, icon, isNamed, isDanger, why, act }: Tool): HTMLButtonElement {
  const button = make('button', { type: 'button', 'aria-label': name })
  if (icon) button.append(makeIcon(icon))
  if (isNamed || !icon) button.append(make('span', { class: 'words' }, name))
  else button.title = why ? `${name}: ${why}` : name
  if (isDanger) button.className = 'danger'
  if (why !== undefined) button.setAttribute('aria-disabled', 'true')
  if (why) button.setAttribute('aria-description', why)
  button.addEventListener('click', () => why === undefined && act())
  return button
}
