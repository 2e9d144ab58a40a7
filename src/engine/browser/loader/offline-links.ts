import { isPlainClick } from '../../dom/plain-click'
import { showFailure } from './failure-notice'

const withoutHash = (address: string): string => address.replace(/#.*/, '')

/** Whether a link leads to another document in this tab. */
const leadsAway = ({ protocol, target, download, href, hash }: HTMLAnchorElement): boolean =>
  /^http/.test(protocol) && !target && !download && !(hash && withoutHash(href) === withoutHash(location.href))

/** Whether an address answers. A site on the visitor's own machine does so without a network. */
const answers = (address: string): Promise<boolean> =>
  fetch(address).then(
    () => true,
    () => false,
  )

/**
 * Stays on the page and says so when a link is clicked while there is no network: the browser would put an error page of
 * its own in its place. Links that the app has taken over are left to it.
 */
export function stayWhileOffline(): void {
  addEventListener('click', async (event) => {
    const link = event.target instanceof Element && event.target.closest('a')
    if (navigator.onLine || !link || event.defaultPrevented || !isPlainClick(event) || !leadsAway(link)) return
    event.preventDefault()
    if (link.origin === location.origin && (await answers(link.href))) location.assign(link.href)
    else showFailure(() => link.click())
  })
}
