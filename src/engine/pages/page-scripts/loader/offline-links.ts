import { isPlainClick } from '../../../base/dom/plain-click'
import { showFailure } from './failure-notice'

const withoutHash = (address: string): string => address.replace(/#.*/, '')

const leavesDocument = ({ protocol, target, download, href, hash }: HTMLAnchorElement): boolean =>
  /^http/.test(protocol) && !target && !download && !(hash && withoutHash(href) === withoutHash(location.href))

/** A site on the visitor's own machine answers offline, too. */
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

/** Replaces the browser's offline page. The app's own links never reach this. */
export function stayWhileOffline(): void {
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (navigator.onLine || !link || event.defaultPrevented || !isPlainClick(event) || !leavesDocument(link)) return
    event.preventDefault()
    if (link.origin === location.origin && (await answers(link.href))) location.assign(link.href)
    else showFailure(() => link.click())
  })
}
