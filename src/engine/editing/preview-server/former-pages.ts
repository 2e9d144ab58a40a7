import type { ServerResponse } from 'node:http'
import { formerAddress } from '../../base/shared-types/addresses'
import { sendHtml, sendText } from '../../building/static-server/http-server'
import type { RequestTarget } from '../../building/static-server/request-target'
import type { PreviewCode } from './code/preview-code'
import { renderHtml } from './documents'
import { createNonce, pageHeaders } from './policy'
import type { FormerSite } from './previewed-site/former-site'
import { sendFormerFile } from './public-file'

/** Sends what a frame shows of the site as it was: pages, and files that are gone or replaced. */
export async function sendFormer(
  former: FormerSite,
  { current: code }: PreviewCode,
  target: RequestTarget,
  response: ServerResponse,
): Promise<void> {
  const path = target.path.slice(formerAddress.length)
  const { shown, hosted } = former
  const bytes = former.lostFile(path)
  if (bytes) return sendFormerFile(response, path, bytes)
  const page = await former.readPage(path)
  const site = shown?.compiler
  if (!shown || !site || !page) return sendText(response, 404)
  const nonce = code.isLive ? createNonce() : undefined
  const html = await renderHtml(code, page, { site, state: shown.number, nonce })
  for (const [name, value] of Object.entries(pageHeaders(hosted, { ...target, path }, nonce)))
    response.setHeader(name, value)
  sendHtml(response, html)
}
