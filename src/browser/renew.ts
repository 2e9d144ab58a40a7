/** Whether this version of the site may be left for a newer one: once. Where storage is refused, never. */
function mayLeave(version: string): boolean {
  try {
    const { renewed } = sessionStorage
    sessionStorage.renewed = version
    return renewed !== version
  } catch {
    return false
  }
}

/**
 * Starts the page anew when its code is no longer there because the site has been published again: when its html names
 * other code by now. Offline, or where the code is broken for another reason, the page stays as it is.
 */
export async function renewIfOld(version: string): Promise<void> {
  const answer = await fetch(location.href, { cache: 'no-cache' })
  if (answer.ok && !(await answer.text()).includes(version) && mayLeave(version)) location.reload()
}
