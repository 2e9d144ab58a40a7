const caughtError = 'fault'

/** A page may fail in a loop. */
const maxReports = 10

export const reportFault = (error: unknown): boolean => dispatchEvent(new CustomEvent(caughtError, { detail: error }))

/** Requirement X3. */
export function reportErrors(address: string): void {
  let count = 0
  const report = (event: Event) => {
    const { error, reason, detail, message } = event as Partial<ErrorEvent & PromiseRejectionEvent & CustomEvent>
    if (count++ < maxReports)
      navigator.sendBeacon(
        address,
        JSON.stringify({ message: String(error ?? reason ?? detail ?? message), page: location.pathname }),
      )
  }
  for (const kind of ['error', 'unhandledrejection', caughtError]) addEventListener(kind, report)
}
