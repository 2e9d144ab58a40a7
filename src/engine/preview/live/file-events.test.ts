import { EventEmitter } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { onFileEvent } from './file-events'

test('a change that follows another too closely to be reported is noticed all the same', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'file-events-'))
  const file = join(folder, 'drawing.svg')
  const watcher = new EventEmitter()
  const events: string[] = []
  onFileEvent(watcher, (event) => events.push(event))
  writeFileSync(file, 'red')
  watcher.emit('change', file)
  writeFileSync(file, 'yellow')
  expect(events).toEqual(['change'])
  await expect.poll(() => events).toEqual(['change', 'change'])
  await new Promise((resolve) => setTimeout(resolve, 150))
  expect(events).toHaveLength(2)
  rmSync(folder, { recursive: true })
})
