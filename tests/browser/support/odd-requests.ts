import { connect } from 'node:net'
import fc from 'fast-check'

/** Requests that no browser sends: bytes for a socket, made of what servers have stumbled over and of chance. */
const methods = ['GET', 'GET', 'GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS', 'PATCH', 'TRACE', 'CONNECT', 'PURGE']

const targets = [
  ...[
    '/',
    '/about',
    '/images/drawing.svg',
    '/index.json',
    '/src/engine/pages/page-scripts/loader/loader.ts',
    '/preview/edit',
    '/forms/send',
  ],
  ...['/\\', '/\\[', '/\\%zz', '/\\a:b', '//[', '/%', '/%00', '/%ff%fe', '/..', '/../../etc/passwd', '/..%2f..%2fx'],
  ...[
    '/about/..//_headers',
    '/.',
    '/about/',
    '//other.example/',
    '/@fs/etc/passwd',
    '/@id/__x00__x',
    '/__open-in-editor',
  ],
  ...[
    '/__open-in-editor?file=%00',
    '/preview/edit?page=/&block=x',
    '/?import&raw',
    '/about?html-proxy&index=0.js',
    '//[/../forms/send?email=x',
    '//[/../preview/edit?line=x',
    '/a#b',
  ],
  ...[
    '*',
    '',
    'about',
    'http://',
    'http://[',
    'http://localhost',
    'http://localhost/about',
    'http://@:0/',
    'https://x:99999/',
  ],
  ...[
    'localhost:80',
    'ftp://localhost/',
    'http://other.example/about',
    `/${'a'.repeat(5000)}`,
    `/${'../'.repeat(500)}`,
  ],
]

const ranges = [
  ...[
    '10-2',
    '-5',
    '0-',
    '-0',
    '0-0',
    '5-5',
    '999999-',
    '0-1,3-4',
    '0-1,,',
    '-',
    ',',
    'a-b',
    '0x1-2',
    '0-99999999999999999999',
  ],
  ...['-99999999999999999999', '1e3-', ' 1 - 2', `${'0-1,'.repeat(500)}2-3`],
]

const headers = [
  ...ranges.flatMap((range) => [`Range: bytes=${range}`, `Range: lines=${range}`, `Range: ${range}`]),
  ...['If-None-Match: *', 'If-None-Match: "', 'If-None-Match: W/,,"', 'If-Match: "x"', 'If-Match: *', 'If-Range: "x"'],
  ...['If-Modified-Since: never', 'If-Unmodified-Since: Thu, 01 Jan 1970 00:00:00 GMT', 'If-Range: 0'],
  ...['Accept-Encoding: br', 'Accept-Encoding: gzip;q=x', 'Accept: text/css', 'Expect: 100-continue', 'Expect: x'],
  ...['Origin: null', 'Origin: http://[', 'Referer: http://[', 'Sec-Fetch-Dest: script', 'Sec-Fetch-Site: same-origin'],
  ...['Content-Length: 5', 'Content-Length: -1', 'Content-Length: 99999999999999999999', 'Content-Length: 5, 6'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: x', 'Transfer-Encoding: chunked, x', 'Trailer: x'],
  ...[
    'Connection: Upgrade\r\nUpgrade: websocket',
    'Connection: Upgrade\r\nUpgrade: h2c',
    'Connection: x',
    'Upgrade: x',
  ],
  ...['Sec-WebSocket-Protocol: vite-hmr', 'Sec-WebSocket-Protocol: vite-ping', 'Sec-WebSocket-Key: x', 'Cookie: %'],
  ...[
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `X: ${'x'.repeat(20_000)}`,
    ': x',
    'x',
  ],
]

const hosts = ['localhost', 'localhost:80', '127.0.0.1', '[::1]:1', 'other.example', '', '[', 'localhost:x', '..']

const bodies = [
  '',
  '',
  'hello',
  '5\r\nhello\r\n0\r\n\r\n',
  '5\r\nhel',
  'zz\r\n',
  'ffffffffffffffff\r\n',
  '0\r\nX: y\r\n\r\n',
]

const anyBytes = (maxLength: number) =>
  fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes).toString('latin1'))

const oneOf = (values: string[], chance: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...values) }, { weight: 1, arbitrary: chance })

const oneRequest = fc
  .record({
    method: oneOf(methods, anyBytes(6)),
    target: oneOf(
      targets,
      anyBytes(30).map((text) => `/${text}`),
    ),
    version: fc.constantFrom('1.1', '1.1', '1.1', '1.1', '1.0', '2.0', 'x'),
    host: fc.constantFrom('localhost', 'localhost', 'localhost', 'localhost', ...hosts),
    headers: fc.array(oneOf(headers, anyBytes(30)), { maxLength: 4 }),
    body: oneOf(bodies, anyBytes(60)),
  })
  .map(({ method, target, version, host, headers, body }) =>
    [`${method} ${target} HTTP/${version}`, `Host: ${host}`, ...headers, '', body].join('\r\n'),
  )

/** One or more requests on one connection; the last may be cut short. */
export const oddRequests: fc.Arbitrary<string> = fc
  .tuple(
    fc.array(oneRequest, { minLength: 1, maxLength: 3 }),
    fc.oneof(fc.constant(1), fc.double({ min: 0.05, max: 1, noNaN: true })),
  )
  .map(([requests, part]) => requests.join('').slice(0, Math.ceil(requests.join('').length * part)))

/**
 * Writes bytes to a socket and returns what comes back until the server closes it, or has said nothing more for `rest`
 * milliseconds. Rejects when a request whose head is whole is not answered.
 */
export const ask = (port: number, bytes: string, rest = 10_000): Promise<string> =>
  new Promise((resolve, reject) => {
    const isWhole = bytes.includes('\r\n\r\n')
    let text = ''
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(bytes, 'latin1'))
    socket.setEncoding('latin1').on('data', (part) => {
      text += part
      socket.setTimeout(rest)
    })
    socket.setTimeout(isWhole ? 10_000 : rest, () => {
      if (isWhole && text === '') reject(new Error('The server keeps the connection and says nothing.'))
      socket.destroy()
    })
    // A server that refuses a body closes the connection while it is still sent.
    socket.on('error', ({ code }: NodeJS.ErrnoException) => {
      if (code === 'ECONNREFUSED') reject(new Error('There is no server any more.'))
    })
    socket.on('close', () => resolve(text))
  })
