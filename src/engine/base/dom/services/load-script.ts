import { createPolicy } from '../trusted-types'

const scripts = new Map<string, Promise<void>>()

function refuseOthers(address: string): string {
  if (!address.startsWith('https://')) throw new TypeError(`${address} is no address of another site.`)
  return address
}

let policy: { createScriptURL(text: string): string } | undefined

function addScript(address: string, dataset: Record<string, string>): Promise<void> {
  policy ??= createPolicy('service-script', { createScriptURL: refuseOthers })
  const script = document.createElement('script')
  script.async = true
  Object.assign(script.dataset, dataset)
  script.src = policy.createScriptURL(address)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve())
    script.addEventListener('error', () => {
      script.remove()
      scripts.delete(address)
      reject(new Error(`${address} could not be loaded.`))
    })
    document.head.append(script)
  })
}

/** Once for each address. The policy allows it by "scripts" of a field's "asks". */
export function loadScript(address: string, dataset: Record<string, string> = {}): Promise<void> {
  const known = scripts.get(address)
  if (known) return known
  const script = addScript(address, dataset)
  scripts.set(address, script)
  return script
}
