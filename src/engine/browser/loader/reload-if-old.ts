/**
 * Reloads the page when its code is gone because the site has been published again: when the html that `request` fetches
 * no longer names `file`. Once for a file, and never where storage is refused; offline, or where the code is broken for
 * another reason, the page stays as it is. Never rejects.
 */
export async function reloadIfOld(file: string, request: Promise<Response>): Promise<void> {
  try {
    const response = await request
    const html = await response.text()
    if (!response.ok || html.includes(file) || sessionStorage.reloadedFor === file) return
    sessionStorage.reloadedFor = file
    location.reload()
  } catch {
    // There is no network, or no storage to note that it has been tried.
  }
}
