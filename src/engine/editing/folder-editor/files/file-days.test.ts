import { expect, test } from 'vitest'
import { daysInLog } from './file-days'

test('a file of public/ has the day of its last commit', () => {
  const log = `\x01 2026-05-02\n\nsites/fox/public/images/größe.svg\nsites/fox/pages.json\n\x01 2026-03-01\n\nsites/fox/public/images/größe.svg\nsites/fox/public/a.svg\n`
  expect([...daysInLog(log, 'sites/fox/')]).toEqual([
    ['/images/größe.svg', ' 2026-05-02'],
    ['/a.svg', ' 2026-03-01'],
  ])
})
