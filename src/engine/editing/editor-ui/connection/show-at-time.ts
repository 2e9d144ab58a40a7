import { request } from '../../../base/dom/request'
import { viewTimeAddress } from '../../../base/shared-types/addresses'

export async function showAtTime(at = ''): Promise<string | undefined> {
  const response = await request(`${viewTimeAddress}?${new URLSearchParams({ at })}`, { method: 'POST' })
  return response.status === 409 ? ((await response.json()) as { message: string }).message : undefined
}
