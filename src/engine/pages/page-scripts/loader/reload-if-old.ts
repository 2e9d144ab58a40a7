/**
 * For code that is gone because the site was published again: the html no longer names `file`. At most once for each
 * file. Never rejects.
 */
export async function reloadIfOld(file: string, request: Promise<Response>): Promise<void> {
  try {
    const response = await request
    const html = await response.text()
    if (!response.ok || html.includes(file) || sessionStorage.reloadedFor === file) return
    sessionStorage.reloadedFor = file
    location.reload()
  } catch {
    // Offline, or no storage.
  }
}
