import type { Server } from 'node:http'
import { listen } from '../../src/engine/serve/http-server'
import { ownAddresses, readHosts } from '../../src/engine/serve/who-may-ask'

/** Where a command's server listens, and the names that it answers to: this machine alone, unless HOST says otherwise. */
export const host = process.env.HOST || undefined

/** Starts a command's server on the port that PORT names. Returns its address, and says who else may read it. */
export async function startListening(server: Server, usualPort: number): Promise<string> {
  const address = await listen(server, Number(process.env.PORT ?? usualPort), host)
  if (readHosts(host).isEverywhere) {
    const { port } = new URL(address)
    const others = ownAddresses().map((name) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`)
    console.log(`HOST opens it to every machine of your networks, at ${others.join(', ')}`)
  }
  return address
}
