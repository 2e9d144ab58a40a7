import { expect, test, vi } from 'vitest'
import { printResults, resultOf } from '../../scripts/shared/result'
import { besideOthers, runStages } from '../../scripts/shared/stages'

test('stages are counted, whatever each of them finds', () => {
  const print = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const words = () => print.mock.calls.flat().join('\n')
  const faulty = { failed: 4, skipped: 0, failures: ['a', 'b', 'c', 'd'] }
  const skipping = { failed: 0, skipped: 2, failures: [] }
  const away = { failed: 0, skipped: 0, failures: [], notRun: 'Java is not installed' }
  expect(printResults([resultOf('Types', true), faulty, skipping, away], [])).toBe(false)
  expect(words()).toContain('\n1 stage passed, 2 failed')
  expect(printResults([resultOf('Types', true), resultOf('Lint', true), away], [])).toBe(true)
  expect(words()).toContain('\n2 stages passed, 0 failed')
})

test('a group runs side by side, a list in it in turn, and the next group after both', async () => {
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const order: string[] = []
  const stage = (title: string, failed = 0) => ({
    title,
    async run() {
      order.push(`${title} begins`)
      await new Promise(setImmediate)
      order.push(`${title} ends`)
      return { failed, skipped: 0, failures: [] }
    },
  })
  expect(await runStages([[stage('a'), [stage('b', 1), stage('c')]], [stage('d')]])).toBe(false)
  const alone = ['c begins', 'c ends', 'd begins', 'd ends']
  expect(order).toEqual(['a begins', 'b begins', 'a ends', 'b ends', ...alone])
})

test('a step that failed is listed with the end of what it printed', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const { failed, failures } = await besideOthers('Lint', 'node', '-e', 'console.log("in a.ts"); process.exit(1)').run()
  expect([failed, failures]).toEqual([1, ['Lint\n    in a.ts']])
})
