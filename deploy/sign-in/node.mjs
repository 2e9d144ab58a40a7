// For a server of your own, behind a proxy with https: EDITOR=… CLIENT_ID=… CLIENT_SECRET=… COOKIE_SECRET=… node node.mjs
import { createServer } from 'node:http'
import { answer, findFault } from './relay.mjs'

const mostBytes = 10_000

async function readBody(incoming) {
  const parts = []
  let size = 0
  for await (const part of incoming) {
    size += part.length
    if (size > mostBytes) return undefined
    parts.push(part)
  }
  return Buffer.concat(parts)
}

createServer(async (incoming, response) => {
  const { method, url, headers } = incoming
  const body = await readBody(incoming).catch(() => undefined)
  if (!body) return void response.writeHead(413).end()
  const { origin = '', cookie = '' } = headers
  try {
    const request = new Request(new URL(`http://relay${url}`), {
      method,
      headers: { origin, cookie },
      ...(method === 'POST' && { body }),
    })
    const result = await answer(request, process.env)
    response.writeHead(result.status, Object.fromEntries(result.headers)).end(await result.text())
  } catch {
    response.writeHead(400).end()
  }
}).listen(Number(process.env.PORT ?? 8787), process.env.HOST ?? '127.0.0.1', function () {
  const fault = findFault(process.env)
  if (fault) console.error(fault)
  console.log(`Signs in for ${process.env.EDITOR} on port ${this.address().port}.`)
})
