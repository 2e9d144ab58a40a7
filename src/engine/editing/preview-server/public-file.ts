import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Cut, cutPart } from '../../base/shared-types/cut/cut'
import { fileDirectives, writePolicy } from '../../building/host-config/policy'
import { contentTypeOf, sendFile } from '../../building/static-server/files'
import { sendText } from '../../building/static-server/http-server'
import { openPicture } from '../../folders/site-folder/open-picture'

/** Types that a browser shows without running anything. */
const shown = /^(?:image|video|audio|font)\/|^(?:application\/(?:json|pdf)|text\/(?:plain|vtt))(?:;|$)/

const policyOf = (sandbox: string) => `${sandbox}; ${writePolicy(fileDirectives)}`

/**
 * A branch may hold any file, and none may run code on the preview's origin. Browsers download what they would not merely
 * show.
 */
function setHeaders(response: ServerResponse, file: string): void {
  const type = contentTypeOf(file) ?? ''
  // A film that is opened alone is fetched again by its document, whose sandboxed origin would be refused.
  const isMedia = /^(?:video|audio)\//.test(type)
  response.setHeader('content-security-policy', policyOf(isMedia ? 'sandbox allow-same-origin' : 'sandbox'))
  response.setHeader('cache-control', 'no-cache')
  response.setHeader('content-type', shown.test(type) ? type : 'application/octet-stream')
  if (!shown.test(type)) response.setHeader('content-disposition', 'attachment')
}

export function sendPublicFile(request: IncomingMessage, response: ServerResponse, folder: string, file: string): void {
  setHeaders(response, file)
  sendFile(request, response, folder, file)
}

/** Sends a picture as the build cuts it. */
export async function sendCutPicture(response: ServerResponse, path: string, cut: Cut): Promise<void> {
  try {
    const picture = (await openPicture(path)).autoOrient()
    const { autoOrient } = await picture.metadata()
    const bytes = await picture.extract(cutPart(autoOrient, cut)).webp().toBuffer()
    setHeaders(response, 'cut.webp')
    response.end(bytes)
  } catch {
    sendText(response, 404)
  }
}

/** Sends what a file of public/ held before. */
export function sendFormerFile(response: ServerResponse, file: string, bytes: Uint8Array): void {
  setHeaders(response, file)
  response.end(bytes)
}
