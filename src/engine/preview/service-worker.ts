import type { IncomingMessage, ServerResponse } from 'node:http'

/** Whether a request is for the script of a service worker: https://w3c.github.io/ServiceWorker/#service-worker-script-request */
export const isWorkerScript = ({ headers }: IncomingMessage): boolean => headers['service-worker'] === 'script'

/**
 * Refuses a service worker, and ends one that an earlier server allowed: a failing script registers no worker, but browsers run it
 * as an update of an existing one. They would keep a worker whose script is missing.
 */
export function endWorker(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end("registration.unregister(); throw new Error('This server has no service workers.')\n")
}
