import type { Server } from 'node:http'
import { listen } from '../../src/engine/serve/http-server'
import { ownAddresses, readHosts } from '../../src/engine/serve/who-may-ask'

/** The name by which a codespace forwards a port: https://docs.github.com/codespaces (default environment variables). */
function forwardedName(port: number): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  return name && domain ? `${name}-${port}.${domain}` : undefined
}

/** The ports of the commands, unless PORT says otherwise. Each has its own: two of them may be at work. */
export const usualPorts = { start: 4173, dev: 5173 }

const portOf = (usual: number) => Number(process.env.PORT ?? usual)

/** Where a command's server listens, and the names that it answers to: this machine alone, unless HOST says otherwise. */
export function hostFor(usualPort: number): string | undefined {
  const forwarded = forwardedName(portOf(usualPort))
  return process.env.HOST || (forwarded && `localhost,${forwarded}`)
}

/** Starts a command's server on the port that PORT names. Returns its address, and says who else may read it. */
export async function startListening(server: Server, usualPort: number): Promise<string> {
  const host = hostFor(usualPort)
  const address = await listen(server, portOf(usualPort), host)
  if (readHosts(host).isEverywhere) {
    const { port } = new URL(address)
    const others = ownAddresses().map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`)
    console.log(`HOST opens it to every machine of your networks, with all that it can do, at ${others.join(', ')}`)
  }
  return address
}
