/** The event by which code says that something went wrong and was caught. */
const caught = 'fault'

/** A page that breaks again and again does not flood anybody. */
const mostReports = 10

/** Says that something went wrong which visitors were spared. It is reported where the site has errors reported. */
export const tellFault = (error: unknown): boolean => dispatchEvent(new CustomEvent(caught, { detail: error }))

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
  for (const kind of ['error', 'unhandledrejection', caught]) addEventListener(kind, report)
}
