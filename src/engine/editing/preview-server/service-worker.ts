import type { IncomingMessage, ServerResponse } from 'node:http'

/** https://w3c.github.io/ServiceWorker/#service-worker-script-request */
export const isWorkerScript = ({ headers }: IncomingMessage): boolean => headers['service-worker'] === 'script'

/**
 * A failing script registers no worker, but browsers run it as an update, which ends a worker that an earlier server
 * allowed. They would keep one whose script is missing.
 */
export function endWorker(response: ServerResponse): void {
  response
    .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'no-store' })
    .end("registration.unregister(); throw new Error('This server has no service workers.')\n")
}
