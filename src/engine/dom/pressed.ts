import { afterPaint } from './after-paint'

/** Its look is in global.scss. */
const attribute = 'data-pressed'

/**
 * Responds to a press whose work takes a while: the pressed element gets an attribute, the browser paints that, and only
 * then the work begins. The attribute stays until the work has ended, even if it failed.
 */
export function respondToPress(pressed: Element, work: () => Promise<unknown>): void {
  pressed.setAttribute(attribute, '')
  afterPaint(() => {
    const release = () => pressed.removeAttribute(attribute)
    work().then(release, release)
  })
}
