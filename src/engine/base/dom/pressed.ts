import { afterPaint } from './after-paint'

/** Styled in global.scss. */
const attribute = 'data-pressed'

/** Marks the element as pressed until the work ends or fails. */
export function respondToPress(pressed: Element, work: () => Promise<unknown>): void {
  pressed.setAttribute(attribute, '')
  afterPaint(() => {
    const release = () => pressed.removeAttribute(attribute)
    work().then(release, release)
  })
}
