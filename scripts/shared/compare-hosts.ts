import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Failure } from '../../src/engine/base/shared-types/failure'
import { readHeadersFile } from '../../src/engine/building/host-config/formats/headers-file'

/** Compared along with the headers of the site's own rules. */
const commonHeaders = ['location', 'content-type', 'cache-control', 'x-robots-tag']

/** Unknown addresses, and unusual spellings. */
const oddAddresses = [
  '/nowhere',
  '/nowhere.json',
  '/nowhere/',
  '/assets',
  '/assets/',
  '/assets/gone-abc.js',
  '/images',
  '/_headers',
  '/_redirects',
  '/.site-build.json',
  '/.//other.example/',
  '//other.example/x/',
  '/%5cother.example/',
  '/%0aother.example/',
]

async function addressesOf(dist: string): Promise<string[]> {
  const entries = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length).replaceAll('\\', '/'))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => file.replace(/(\/index)?\.html$/, '') || '/')
  const rules = await readFile(join(dist, '_redirects'), 'utf8').catch(() => '')
  const old = rules.split('\n').flatMap((line) => line.split(' ')[0]?.replace('*', 'nowhere') || [])
  const all = [...files, ...pages, ...old, ...old.map((path) => `${path}.json`), ...oddAddresses]
  return [...all, ...pages.flatMap((path) => (path === '/' ? [] : [`${path}/`, `${path}/?a=1&b=2`, `${path}?a=1`]))]
}

async function describeResponse(address: string, headers: string[]): Promise<string> {
  const answer = await fetch(address, { redirect: 'manual', headers: { 'accept-encoding': 'identity' } }).catch(() => {
    throw new Failure(`Nothing answers at ${address}. Start both servers, then compare again.`)
  })
  await answer.arrayBuffer()
  const isRedirect = answer.status >= 300 && answer.status < 400
  const headerLines = headers.map((name) => {
    const value = answer.headers.get(name) ?? ''
    if (name !== 'content-type') return `${name}: ${value}`
    // Hosts differ in the media type of a redirect, and in the charset of anything but html.
    const type = value.startsWith('text/html') ? value.replace('; ', ';') : value.split(';')[0]
    return `${name}: ${isRedirect ? '' : type}`
  })
  return [String(answer.status), ...headerLines].join('\n').toLowerCase()
}

/** Requests every address of a built site, and unknown ones, from two hosts. Returns the differences. */
export async function compareHosts(
  dist: string,
  one: string,
  other: string,
): Promise<{ asked: number; differences: string[] }> {
  const text = await readFile(join(dist, '_headers'), 'utf8').catch(() => {
    throw new Failure(`There is no built site in "${dist}". Run "npm run build" first.`)
  })
  const rules = readHeadersFile(text)
  const names = new Set(
    [...commonHeaders, ...rules.flatMap(({ headers }) => Object.keys(headers))].map((name) => name.toLowerCase()),
  )
  const addresses = await addressesOf(dist)
  const differences: string[] = []
  for (const address of addresses) {
    const [first, second] = await Promise.all([one, other].map((host) => describeResponse(host + address, [...names])))
    if (first === second) continue
    const lines = first?.split('\n') ?? []
    const differing = second
      ?.split('\n')
      .flatMap((line, index) => (line === lines[index] ? [] : [`${lines[index]} | ${line}`]))
    differences.push(`${address}\n  ${differing?.join('\n  ')}`)
  }
  return { asked: addresses.length, differences }
}
