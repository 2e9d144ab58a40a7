import { createServer, type Server } from 'node:http'
import { connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import { afterEach, describe, expect, test } from 'vitest'
import { listen } from './http-server'
import { findRefusal, readHosts } from './who-may-ask'

const isLetIn = (host: string, listensAt?: string) =>
  findRefusal({ headers: {} } as never, { host, path: '/', search: '' }, readHosts(listensAt), false) === undefined

test.each([
  ['localhost', undefined, true],
  ['localhost:4173', undefined, true],
  ['127.0.0.1:80', undefined, true],
  ['[::1]:4173', undefined, true],
  ['', undefined, false],
  ['0.0.0.0', undefined, false],
  ['127.0.0.2', undefined, false],
  ['localhost.rebound.example', undefined, false],
  ['rebound.example', '0.0.0.0', false],
  ['203.0.113.1', '0.0.0.0', false],
  ['0.0.0.0', '0.0.0.0', false],
  ['127.0.0.1', '::', true],
  ['laptop.example', 'laptop.example', true],
  ['laptop.example:5173', '0.0.0.0, Laptop.example', true],
  ['192.0.2.7', '192.0.2.7', true],
  ['[fd00::7]', '[fd00::7]', true],
])('the name "%s" of a server with HOST=%s is allowed: %s', (host, listensAt, expected) => {
  expect(isLetIn(host, listensAt)).toBe(expected)
})

test.each([
  ['https://spoon-5173.forward.example', 'localhost:5173', true],
  ['https://other-5173.forward.example', 'localhost:5173', false],
  ['http://spoon-5173.forward.example', 'localhost:5173', false],
  ['http://localhost:5173', 'localhost:5173', true],
  ['http://localhost:9999', 'localhost:5173', false],
  ['https://localhost', 'localhost:5173', false],
])('a page at %s requests %s through a proxy; allowed: %s', (origin, host, expected) => {
  const request = { headers: { origin, 'sec-fetch-site': 'same-origin' } } as never
  const hosts = readHosts('localhost,spoon-5173.forward.example')
  expect(findRefusal(request, { host, path: '/', search: '' }, hosts, true) === undefined).toBe(expected)
})

describe('a server listens', () => {
  const networks = Object.values(networkInterfaces()).flatMap((all) => all ?? [])
  const hasIpv6 = networks.some(({ address }) => address === '::1')
  const outside = networks.find(({ family, internal }) => family === 'IPv4' && !internal)?.address
  let server: Server

  const isHeardAt = (host: string, address: string) =>
    new Promise<boolean>((resolve) => {
      const socket = connect({ host, port: Number(new URL(address).port) }, () => resolve(true))
      socket.on('error', () => resolve(false)).on('connect', () => socket.destroy())
    })

  afterEach(() => server.close())

  test('at both loopback addresses, and at no other', async () => {
    server = createServer()
    const address = await listen(server, 0)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await isHeardAt('127.0.0.1', address)).toBe(true)
    expect(await isHeardAt('::1', address)).toBe(hasIpv6)
    if (outside) expect(await isHeardAt(outside, address)).toBe(false)
    await new Promise((resolve) => server.close(resolve))
    await expect.poll(() => isHeardAt('::1', address)).toBe(false)
  })

  test('at every address when HOST says so', async () => {
    server = createServer()
    const address = await listen(server, 0, '0.0.0.0')
    for (const host of ['127.0.0.1', outside ?? '127.0.0.1']) expect(await isHeardAt(host, address)).toBe(true)
  })

  test('at no address of another machine, and says so in words', async () => {
    server = createServer()
    await expect(listen(server, 0, '203.0.113.1')).rejects.toMatchObject({ name: 'Failure' })
  })
})
