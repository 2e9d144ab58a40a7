import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { setFieldOpen } from '../../../base/dom/open-field'
import { editorApiAddress, editorTokenHeader, editorWindowHeader } from '../../../base/shared-types/addresses'
import { uploadCommand, uploadHeader } from '../../edited-site/file-store'
import type { LiveChannel } from '../model/surroundings'
import { holdPageReloads, holdReloads } from './hold-reloads'
import { createHttpStore } from './http-store'

interface Request {
  command: string
  init: RequestInit & { headers: Record<string, string>; body: string }
}

let requests: Request[]
/** What the preview answers; undefined while it is gone. */
let answer: ((command: string) => Response) | undefined

const json = (body: object) => new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } })

/** A channel whose events a test brings about. */
function createChannel() {
  const waits: Record<'reload' | 'disconnect', (() => Promise<void>)[]> = { reload: [], disconnect: [] }
  const live: LiveChannel = {
    onChange: () => () => {},
    beforeReload: (wait) => waits.reload.push(wait),
    afterDisconnect: (wait) => waits.disconnect.push(wait),
    announceWindow: () => {},
  }
  return { live, waits }
}

const open = () => createHttpStore('token', createChannel().live)
const draft = { page: '/', pointer: '/pages/0/title', label: 'Title', text: 'Halb', revision: 'r1' }

beforeEach(() => {
  sessionStorage.clear()
  requests = []
  answer = () => json({ kind: 'kept' })
  vi.stubGlobal('fetch', async (address: string, init: Request['init']) => {
    const command = address.replace(editorApiAddress, '')
    requests.push({ command, init })
    if (!answer) throw new TypeError('Failed to fetch')
    return answer(command)
  })
})

describe('a command', () => {
  test('carries the token and the window, which keeps its name', async () => {
    await open().undo()
    await open().redo()
    const [first, second] = requests.map(({ init }) => init.headers)
    expect(first?.[editorTokenHeader]).toBe('token')
    expect(first?.[editorWindowHeader]).toMatch(/^[\da-f]{16}$/)
    expect(second?.[editorWindowHeader]).toBe(first?.[editorWindowHeader])
  })

  test('that is not answered, or answered by words, is a problem', async () => {
    answer = () => new Response('Load the editor again.\n', { status: 403 })
    expect(await open().undo()).toEqual({ kind: 'problem', problem: 'Load the editor again.' })
    answer = undefined
    expect(await open().undo()).toMatchObject({ kind: 'problem', isAway: true })
  })

  test('that adds a file sends its bytes, and what it is in a header that takes every letter', async () => {
    await open().files.add({ name: 'Schüssel ☕.jpg', kind: 'image', bytes: new Uint8Array([1, 2]) })
    const { command, init } = requests[0] as Request
    expect([command, init.body]).toEqual([uploadCommand, new Uint8Array([1, 2])])
    const head = decodeURIComponent(init.headers[uploadHeader] ?? '')
    expect(JSON.parse(head)).toEqual({ name: 'Schüssel ☕.jpg', kind: 'image' })
  })
})

describe('a draft', () => {
  test('outlives the page that sends it, unless it is too long for that', async () => {
    await open().keepDraft(draft)
    await open().keepDraft({ ...draft, text: 'x'.repeat(30_000) })
    expect(requests.map(({ init }) => init.keepalive)).toEqual([true, false])
  })

  test('that the preview has not taken is sent again before the page is read, by the editor that is opened next', async () => {
    answer = undefined
    await open().keepDraft(draft)
    answer = () => json({ kind: 'kept' })
    requests = []
    await open().readPage('/')
    expect(requests.map(({ command }) => command)).toEqual(['store/keepDraft', 'store/readPage'])
    requests = []
    await open().readPage('/')
    expect(requests.map(({ command }) => command)).toEqual(['store/readPage'])
  })

  test('that is dropped is not sent again', async () => {
    answer = undefined
    const store = open()
    await store.keepDraft(draft)
    await store.dropDraft(draft.page, draft.pointer)
    requests = []
    await open().readPage('/')
    expect(requests.map(({ command }) => command)).toEqual(['store/readPage'])
  })

  test('that was typed again while it was being kept stays until that is kept', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    vi.stubGlobal('fetch', async (_: string, { body }: Request['init']) => {
      if (JSON.parse(body)[0].text === 'Halb') await held
      else throw new TypeError('Failed to fetch')
      return json({ kind: 'kept' })
    })
    const store = open()
    const first = store.keepDraft(draft)
    await store.keepDraft({ ...draft, text: 'Halb und halb' })
    release()
    await first
    expect(sessionStorage.getItem('editor-unkept')).toContain('Halb und halb')
  })
})

describe('a reload', () => {
  beforeEach(() => {
    vi.useFakeTimers()
    document.body.innerHTML = '<input><button>'
  })
  afterEach(() => {
    vi.useRealTimers()
    document.body.innerHTML = ''
  })

  const isOver = async (wait: Promise<void> | undefined, time: number) => {
    let isDone = false
    void wait?.then(() => {
      isDone = true
    })
    await vi.advanceTimersByTimeAsync(time)
    return isDone
  }

  test('of the editor waits until all is saved and the focus is in no field', async () => {
    const { live, waits } = createChannel()
    const session = { isIdle: false, tryAgain: async () => true }
    holdReloads(session, live)
    const wait = waits.reload[0]?.()
    expect(await isOver(wait, 5000)).toBe(false)
    document.querySelector('input')?.focus()
    session.isIdle = true
    expect(await isOver(wait, 5000)).toBe(false)
    document.querySelector('button')?.focus()
    expect(await isOver(wait, 1000)).toBe(true)
  })

  test('after a lost connection waits until the preview answers', async () => {
    const { live, waits } = createChannel()
    let isBack = false
    holdReloads({ isIdle: true, tryAgain: async () => isBack }, live)
    const wait = waits.disconnect[0]?.()
    expect(await isOver(wait, 5000)).toBe(false)
    isBack = true
    expect(await isOver(wait, 1000)).toBe(true)
  })

  test('of the page in the frame waits until no text of it is edited', async () => {
    const { live, waits } = createChannel()
    holdPageReloads({ isIdle: true, tryAgain: async () => true }, live)
    setFieldOpen(true)
    const wait = waits.reload[0]?.()
    expect(await isOver(wait, 5000)).toBe(false)
    setFieldOpen(false)
    expect(await isOver(wait, 100)).toBe(true)
  })
})
