import { expect, test } from 'vitest'
import type { SiteContent } from '../../../base/schema-types/content'
import { pageHeaders } from '../policy'
import { readPreviewedSite } from './previewed-site'

const asked = (value: string, wanted: object) => ({ format: 'asks', value, wanted, pointer: '', parent: {} })

test('no script of the preview comes from an address in the content', () => {
  const site = {
    analytics: { provider: 'matomo', id: '1', address: 'https://evil.example/m', withoutConsent: true },
    pixels: [{ provider: 'meta', id: '1234567890' }],
    errorReports: 'https://errors.example/report',
  }
  const fields = [
    asked('https://evil.example/a.js', { name: 'Player', scripts: ['{origin}'], frames: ['{origin}'] }),
    asked('Mill Lane', { name: 'Maps', scripts: ['https://maps.example/maps.js', '{origin}'] }),
  ]
  const content = { site, pages: [] } as unknown as SiteContent
  const hosted = readPreviewedSite(content, fields, [])
  const policy = pageHeaders(hosted, { host: 'localhost:5173', path: '/', search: '' })['Content-Security-Policy']
  expect(policy).toContain("script-src 'self' https://maps.example/maps.js;")
  expect(policy).toContain('frame-src https://evil.example;')
  expect(policy).toContain('https://errors.example')
  expect(policy).not.toContain('evil.example/m')
  expect(policy).not.toContain('facebook')
  expect(policy).not.toMatch(/(?:connect|img)-src [^;]*evil/)
})
