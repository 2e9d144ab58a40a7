import type { DeployPreview } from './git-host'

export interface SeenDeploy {
  state: 'building' | 'ready' | 'failed'
  address?: string | null
}

/** About a built site, not a test: "netlify/fox/deploy-preview". */
export const isAboutDeploy = (name: string): boolean => /deploy|preview|review|netlify|vercel|\bpages\b/i.test(name)

function webAddress(text?: string | null): string | undefined {
  if (!text || !URL.canParse(text)) return undefined
  return ['https:', 'http:'].includes(new URL(text).protocol) ? text : undefined
}

/** Of several previews, one that can be opened is best. */
export function choosePreview(seen: readonly SeenDeploy[]): DeployPreview {
  const ready = seen.find(({ state, address }) => state === 'ready' && webAddress(address))
  if (ready) return { state: 'ready', address: webAddress(ready.address) }
  const state = (['building', 'failed'] as const).find((one) => seen.some((item) => item.state === one))
  return { state: state ?? 'none' }
}
