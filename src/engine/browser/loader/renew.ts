/**
 * Starts the page anew when its code is no longer there because the site has been published again: when `asked`, the
 * answer to a request for its html, names other code than this version of the site. Once for a version, and never where
 * storage is refused; offline, or where the code is broken for another reason, the page stays as it is. Never rejects.
 */
export async function renewIfOld(version: string, asked: Promise<Response>): Promise<void> {
  try {
    const answer = await asked
    const html = await answer.text()
    if (!answer.ok || html.includes(version) || sessionStorage.renewed === version) return
    sessionStorage.renewed = version
    location.reload()
  } catch {
    // No network, or no storage to note that it has been tried.
  }
}
