import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { completeDocument, fill, find, findAll, shows } from '../../../../../tests/components/edited-site'
import { MemorySite, studio } from '../../../../../tests/sites/memory-site'
import { make } from '../../../base/dom/make'
import type { Publishing } from '../../edited-site/publishing'
import { Observable } from '../../editor-ui/model/session/observable'
import type { WebSurroundings } from '../surroundings'
import type { ClosedState, SignInWay, WebSite, WebSiteState } from '../web-site'
import { ClosedScreen } from './closed-screen'
import { Home } from './Home'

const ways = [{ kind: 'token' as const, address: 'https://github.com/settings/personal-access-tokens/new' }]
const closed: ClosedState = { kind: 'closed', host: 'github', repository: 'fox/site', ways }
const open: Extract<WebSiteState, { kind: 'open' }> = {
  ...{ kind: 'open', host: 'github', repository: 'fox/site', keeping: 'browser', isOutdated: false },
  connection: { kind: 'signed-in', person: '@priya', mayWrite: true },
}

let watch: Observable<{ site: WebSiteState }>
let calls: string[]
let site: WebSite
let memory: MemorySite
let answers: Partial<Record<keyof WebSite, unknown>>

const settle = (time = 30) => act(async () => void (await new Promise((resolve) => setTimeout(resolve, time))))

async function press(name: string | RegExp, selector = 'button'): Promise<void> {
  fireEvent.click(find(selector, name))
  await settle()
}

beforeEach(() => {
  completeDocument()
  calls = []
  answers = {}
})

/** The window over a site in memory; what the worker would be asked is recorded. */
async function show(state: WebSiteState): Promise<void> {
  cleanup()
  memory = new MemorySite()
  const call =
    (name: keyof WebSite) =>
    async (...values: unknown[]) => {
      calls.push([name, ...values.filter((value) => typeof value === 'string')].join(' '))
      return answers[name] ?? {}
    }
  const store = memory.store()
  const publishing: Partial<Publishing> = {
    changes: async () => ({ kind: 'problem', problem: '' }),
    waiting: async () => ({ kind: 'waiting' }),
    withdraw: async () => ({ kind: 'problem', problem: 'Not here.' }),
  }
  const named = [
    'signInWithToken',
    'signInAddress',
    'finishSignIn',
    'signOut',
    'takeOver',
    'catchUp',
    'saveCopy',
  ] as const
  const more = ['openCopy', 'openSealed', 'beforeLetGo', 'closeNotice'] as const
  site = Object.fromEntries([...named, ...more].map((name) => [name, call(name)])) as unknown as WebSite
  const surroundings = {
    ...{ store, publishing, frameOf: () => 'about:blank', exampleOf: () => 'about:blank', addressOf: () => '#/' },
    pageOf: () => '/',
    shown: Promise.resolve(),
    live: { onChange: () => () => {}, beforeReload: () => {}, afterDisconnect: () => {}, announceWindow: () => {} },
  } as unknown as WebSurroundings
  watch = new Observable<{ site: WebSiteState }>({ site: state })
  render(<Home {...{ site, watch, surroundings }} name="Töpferei Kiesel" schemas={studio.schemas} />)
  await settle()
}

const change = async (state: WebSiteState) => {
  act(() => watch.set({ site: state }))
  await settle()
}

const lines = () => findAll('.status-line p', /(?:)/).map(({ textContent }) => textContent)

/** What is there before React. */
async function showClosed(state: ClosedState): Promise<ClosedScreen> {
  await show(state)
  document.body.replaceChildren(make('div'))
  const screen = new ClosedScreen(document.body.firstElementChild as HTMLElement, {
    ...{ site, name: 'Töpferei Kiesel', ...state },
  })
  screen.show(state)
  return screen
}

const showSignIn = (...ways: SignInWay[]) => showClosed({ ...closed, ways })

test('a refused token stays in its field, its reason is read out, and another one can be tried', async () => {
  await showSignIn(...ways)
  answers.signInWithToken = { problem: 'GitHub does not accept this token.' }
  fill(find('input[type="password"]'), ' wrong ')
  await press('Sign in')
  expect(find('[role="alert"]').textContent).toBe('GitHub does not accept this token.')
  expect((find('input[type="password"]') as HTMLInputElement).value).toBe(' wrong ')
  answers.signInWithToken = {}
  await press('Sign in')
  expect(find('[role="alert"]').textContent).toBe('')
  expect(calls).toEqual(['signInWithToken wrong', 'signInWithToken wrong'])
  expect(find('a', /Make a token/).getAttribute('href')).toBe(ways[0]?.address)
})

test('nothing is sent without a token, and while it is, no older problem is read out', async () => {
  const screen = await showSignIn(...ways)
  const isDisabled = () => (find('button', 'Sign in') as HTMLButtonElement).disabled
  fill(find('input[type="password"]'), ' ')
  expect(isDisabled()).toBe(true)
  fill(find('input[type="password"]'), 'right')
  answers.signInWithToken = new Promise(() => {})
  await press('Sign in')
  expect(isDisabled()).toBe(true)
  screen.show({ problem: 'The connection failed.' })
  expect(find('[role="alert"]').textContent).toBe('')
})

test('the window of the host is opened at once, and its address is finished with', async () => {
  const opened = { location: { href: '' }, closed: false, close: vi.fn() }
  const openWindow = vi.fn(() => opened)
  vi.stubGlobal('open', openWindow)
  await showSignIn({ kind: 'window' })
  answers.signInAddress = 'https://gitlab.example/oauth/authorize'
  fireEvent.click(find('button', /Sign in with/))
  expect(openWindow).toHaveBeenCalledTimes(1)
  await settle()
  expect(opened.location.href).toBe('https://gitlab.example/oauth/authorize')
  new BroadcastChannel('signed-in').postMessage('https://edit.example/signed-in.html?code=1')
  await expect.poll(() => calls.at(-1)).toBe('finishSignIn https://edit.example/signed-in.html?code=1')
})

test('a window that the browser does not open says what to do', async () => {
  vi.stubGlobal('open', () => null)
  await showSignIn({ kind: 'window' })
  await press(/Sign in with/)
  expect(find('[role="alert"]').textContent).toContain('Allow this site to open windows')
})

test('the editor waits behind the form; a file opens it, too, and a problem of the connection is said', async () => {
  const screen = await showSignIn(...ways)
  const editor = document.body.firstElementChild as HTMLElement
  screen.show({ problem: 'GitHub no longer accepts your sign-in.' })
  expect([find('[role="alert"]').textContent, editor.hidden]).toEqual(['GitHub no longer accepts your sign-in.', true])
  answers.openCopy = { problem: 'That holds no site.' }
  fireEvent.change(find('input[type="file"]'), { target: { files: [new File(['x'], 'a.json')] } })
  await settle()
  expect(shows('That holds no site.')).toBe(true)
  screen.hide()
  expect([findAll('form', /(?:)/), editor.hidden]).toEqual([[], false])
})

test('a sealed site asks for the access key, and says when it is another one', async () => {
  const screen = await showClosed({ kind: 'closed', ways: [], isSealed: true })
  answers.openSealed = { problem: 'This is not the access key.' }
  fill(find('input[type="password"]'), 'key')
  await press('Open')
  expect(calls).toEqual(['openSealed key'])
  expect(shows('This is not the access key.')).toBe(true)
  screen.hide()
})

test('a file that would replace changes is asked about first', async () => {
  await show(open)
  answers.openCopy = { question: 'Open the file in their place?' }
  const file = new File(['{}'], 'pages.json')
  fireEvent.change(find('input[type="file"]'), { target: { files: [file] } })
  await settle()
  expect(shows('Open the file in their place?')).toBe(true)
  answers.openCopy = {}
  await press('Open it')
  expect(calls.filter((call) => call === 'openCopy')).toHaveLength(2)
  expect(findAll('[role="alertdialog"]', /(?:)/)).toEqual([])
})

test('another tab has the site: it is taken over here, and the editor opens with the page', async () => {
  await show({ kind: 'elsewhere' })
  await press('Take over here')
  expect(calls).toEqual(['takeOver'])
  await change(open)
  expect(shows('Geschirr aus Steinzeug')).toBe(true)
})

test('the editor stays while states change, and each says what happens now', async () => {
  await show(open)
  const bar = find('.bar')
  expect([find('.account').textContent, lines()]).toEqual(['@priya', []])
  await change({ ...open, connection: { kind: 'signed-out', ways, problem: 'GitHub no longer accepts your sign-in.' } })
  expect([find('.account').textContent, lines()]).toEqual(['Signed out', ['GitHub no longer accepts your sign-in.']])
  await change({ ...open, connection: { kind: 'offline', problem: 'GitHub cannot be reached.' } })
  expect([find('.account').textContent, lines()]).toEqual(['Offline', ['GitHub cannot be reached.']])
  await change({ ...open, keeping: 'tab', isOutdated: true, notice: 'Your change is on the main branch.' })
  expect(lines()).toEqual([
    expect.stringContaining('in this tab alone'),
    expect.stringContaining('building blocks of the site have changed'),
    'Your change is on the main branch.',
  ])
  fireEvent.click(findAll('.status-line button', 'Close this line').at(-1) as HTMLElement)
  expect(calls).toContain('closeNotice')
  await change({ ...open, connection: { kind: 'signed-in', person: '@priya', mayWrite: false } })
  expect(lines()).toEqual([expect.stringContaining('but not change it')])
  expect(find('.bar')).toBe(bar)
})

test('a branch that is only shown has pages to choose, and nothing to change', async () => {
  const reader = { kind: 'signed-in' as const, person: '@reader', mayWrite: false }
  await show({ ...open, shownBranch: 'new-hours', connection: reader })
  expect(lines()).toEqual([expect.stringContaining('“new-hours”')])
  expect(findAll('button', 'Publish')).toEqual([])
  expect(document.querySelectorAll('form, .outline')).toHaveLength(0)
  expect(find('.page-name select').textContent).toContain('Die Werkstatt')
})

test('signing in again is a dialog over the editor, which keeps what is typed', async () => {
  await show({ ...open, connection: { kind: 'signed-out', ways } })
  await press('Sign in again', '.status-line button')
  fill(find('input[type="password"]'), 'token')
  await press('Sign in')
  expect(calls).toContain('signInWithToken token')
  await change(open)
  expect(findAll('[role="dialog"]', /(?:)/)).toEqual([])
  // The end of this sign-in interrupts no typing.
  await change({ ...open, connection: { kind: 'signed-out', ways } })
  expect(findAll('[role="dialog"]', /(?:)/)).toEqual([])
})

test('others’ changes are looked for when the window is seen again, while the author is signed in', async () => {
  await show(open)
  fireEvent.focus(window)
  expect(calls.filter((one) => one === 'catchUp')).toHaveLength(1)
  await change({ ...open, connection: { kind: 'signed-out', ways } })
  fireEvent.focus(window)
  expect(calls.filter((one) => one === 'catchUp')).toHaveLength(1)
})

test('an editor that another tab has taken over writes and hears nothing any more, and opens afresh', async () => {
  await show(open)
  await change({ kind: 'elsewhere' })
  const before = [...memory.calls]
  memory.change((content: { pages: { title: string }[] }) => {
    if (content.pages[0]) content.pages[0].title = 'Anders'
  })
  await settle()
  expect(memory.calls).toEqual(before)
  await change(open)
  expect(shows('Anders')).toBe(true)
})
