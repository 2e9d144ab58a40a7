import { viewTimeAddress } from '../../model/addresses'

/** Shows every page of the preview as on another time, or as now. Returns why that cannot be; nothing where it can. */
export async function showAsOn(at = ''): Promise<string | undefined> {
  const response = await fetch(`${viewTimeAddress}?${new URLSearchParams({ at })}`, { method: 'POST' })
  return response.status === 409 ? ((await response.json()) as { message: string }).message : undefined
}
