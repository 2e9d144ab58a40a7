/** The event for errors that were caught. */
const caughtError = 'fault'

/** A page that breaks again and again does not flood anybody. */
const mostReports = 10

/** Reports an error that was caught, where the site has errors reported. */
export const reportFault = (error: unknown): boolean => dispatchEvent(new CustomEvent(caughtError, { detail: error }))

/** Reports what goes wrong on the page to the address that the site names (requirement X3): what, and on which page. */
export function reportErrors(address: string): void {
  let count = 0
  const report = (event: Event) => {
    const { error, reason, detail, message } = event as Partial<ErrorEvent & PromiseRejectionEvent & CustomEvent>
    if (count++ < mostReports)
      navigator.sendBeacon(
        address,
        JSON.stringify({ message: String(error ?? reason ?? detail ?? message), page: location.pathname }),
      )
  }
  for (const kind of ['error', 'unhandledrejection', caughtError]) addEventListener(kind, report)
}
