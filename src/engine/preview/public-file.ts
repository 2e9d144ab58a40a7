import type { IncomingMessage, ServerResponse } from 'node:http'
import { fileDirectives, writePolicy } from '../deploy/policy'
import { contentTypeOf, sendFile } from '../serve/files'

/** What a browser shows without running anything: pictures, films, sounds, typefaces, texts, data. */
const shown = /^(?:image|video|audio|font)\/|^(?:application\/(?:json|pdf)|text\/(?:plain|vtt))(?:;|$)/

const policyOf = (sandbox: string) => `${sandbox}; ${writePolicy(fileDirectives)}`

/**
 * Sends a file of public/, which anybody may have put into a branch, so that nothing in it runs on the preview's origin.
 * All but what browsers merely show is a download, and so is every web page.
 */
export function sendPublicFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): void {
  const type = contentTypeOf(file) ?? ''
  // A film that is opened alone is fetched once more, by its document: from no origin it would be refused.
  const isMedia = /^(?:video|audio)\//.test(type)
  response.setHeader('content-security-policy', policyOf(isMedia ? 'sandbox allow-same-origin' : 'sandbox'))
  response.setHeader('cache-control', 'no-cache')
  if (!shown.test(type)) {
    response.setHeader('content-type', 'application/octet-stream')
    response.setHeader('content-disposition', 'attachment')
  }
  sendFile(request, response, folder, file)
}
