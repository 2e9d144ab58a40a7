import { afterPaint } from './after-paint'

/** Its look is in global.scss. */
const mark = 'data-pressed'

/**
 * Answers a press that will take a while: what was pressed shows it, that is painted, and only then the work is begun.
 * The mark stays until the work is done, whatever comes of it.
 */
export function answerPress(pressed: Element, work: () => Promise<unknown>): void {
  pressed.setAttribute(mark, '')
  afterPaint(() => {
    const release = () => pressed.removeAttribute(mark)
    work().then(release, release)
  })
}
