import type { Server } from 'node:http'
import { listen } from '../../src/engine/building/static-server/http-server'
import { ownAddresses, readHosts } from '../../src/engine/building/static-server/who-may-ask'

/** https://docs.github.com/codespaces (default environment variables) */
function forwardedName(port: number): string | undefined {
  const { CODESPACE_NAME: name, GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: domain } = process.env
  return name && domain ? `${name}-${port}.${domain}` : undefined
}

/** Different, because the commands may run at once. */
export const usualPorts = { start: 4173, web: 4183, dev: 5173 }

const portOf = (usual: number) => Number(process.env.PORT ?? usual)

/** By default, servers listen on localhost only. */
export function hostFor(usualPort: number): string | undefined {
  const forwarded = forwardedName(portOf(usualPort))
  return process.env.HOST || (forwarded && `localhost,${forwarded}`)
}

export async function startListening(server: Server, usualPort: number): Promise<string> {
  const host = hostFor(usualPort)
  const address = await listen(server, portOf(usualPort), host)
  if (readHosts(host).isEverywhere) {
    const { port } = new URL(address)
    const others = ownAddresses().map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`)
    console.log(`HOST gives all machines in your networks full access to it, at ${others.join(', ')}`)
  }
  return address
}
