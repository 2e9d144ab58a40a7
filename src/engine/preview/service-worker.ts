import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a browser fetches the script of a service worker: https://w3c.github.io/ServiceWorker/#service-worker-script-request */
export const isWorkerScript = ({ headers }: IncomingMessage): boolean => headers['service-worker'] === 'script'

/**
 * Refuses a service worker, and ends one that an earlier server has let in: a script that fails registers no worker, but
 * browsers run it when they look for a newer version of one. They keep a worker whose script is not there any more.
 */
export function endWorker(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end("registration.unregister(); throw new Error('This server has no service workers.')\n")
}
