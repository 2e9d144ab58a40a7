/** For code that a new publication has removed: the html no longer names `file`. Once for each file. Never rejects. */
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
