import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { films, formService, project } from '../../sites/studio-site'
import { eachOnStudio, moving, openHydrated, openPage, waitForReact } from '../support/site'

/** How the site moves: once, quickly, and not at all where the visitor asks for that. */
let page: Page
let address: string

eachOnStudio((visit) => {
  ;({ page, address } = visit)
}, moving)

/** Where a test has opened a page of its own, that is closed, too. */
afterEach(() => page.context().close())

/** The title of the film whose card is clicked. */
const filmTitle = films.find(({ path }) => path === project)?.title
const patience = { timeout: 5000 }
const grown = ['begun', '::view-transition-group(picture)', 'finished']

/** Notes what each view transition moves. On request they stop half way. */
const noteTransitions = (isHeld: boolean) =>
  page.evaluate((isHeld) => {
    const moved: string[] = []
    Object.assign(window, { moved })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      moved.push('begun')
      const transition = start(update)
      transition.ready.then(
        () => {
          const effects = document.getAnimations().map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          if (isHeld) for (const animation of document.getAnimations()) animation.pause()
          moved.push(...effects.filter((name) => name?.startsWith('::view-transition-group')).map(String))
        },
        () => moved.push('skipped'),
      )
      transition.finished.then(() => moved.push('finished'))
      return transition
    }
  }, isHeld)

const moved = () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)

const title = () => page.locator('h1').textContent()

async function openCards(isHeld = false): Promise<void> {
  await openHydrated(page, `${address}/projects`)
  await card().scrollIntoViewIfNeeded()
  await waitForReact(card())
  await noteTransitions(isHeld)
}

const card = () => page.locator(`main a[href="${project}"]`)
const clickCard = () => card().click()

test('what moves by itself costs the page no work: browsers animate it beside the page’s own thread', async () => {
  await page.goto(address)
  const properties = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .flatMap(({ effect }) => (effect as KeyframeEffect).getKeyframes())
      .flatMap(({ offset, computedOffset, easing, composite, ...properties }) => Object.keys(properties)),
  )
  expect([...new Set(properties)].sort()).toEqual(['opacity', 'transform'])
})

test('the picture of a card grows into the banner of its project, and back (R7)', async () => {
  await openCards()
  await clickCard()
  await expect.poll(moved, patience).toEqual(grown)
  expect(await title()).toBe(filmTitle)
  await page.goBack()
  await expect.poll(moved, patience).toEqual([...grown, ...grown])
  expect(await page.locator('[data-growing]').count()).toBe(0)
  expect(await page.evaluate(() => document.querySelectorAll('main img[style]').length)).toBe(0)
})

test('a picture that grows holds nobody up: a link can be clicked meanwhile (R7)', async () => {
  await openCards(true)
  await clickCard()
  await expect.poll(moved, patience).toEqual(grown.slice(0, 2))
  expect(await title()).toBe(filmTitle)
  const { x = 0, y = 0, height = 0 } = (await page.locator('nav a[href="/forgood"]').boundingBox()) ?? {}
  await page.mouse.click(x + 10, y + height / 2)
  await page.waitForFunction(() => document.documentElement.className === 'forgood')
  await expect.poll(moved, patience).toContain('finished')
  expect(await page.locator('[data-growing]').count()).toBe(0)
})

test('a page without a common picture is laid over the last one in 250 ms (R7)', async () => {
  await openCards()
  await page.evaluate(() => {
    const sheets: unknown[] = []
    Object.assign(window, { sheets })
    const start = document.startViewTransition
    document.startViewTransition = (update) => {
      const transition = start.call(document, update)
      transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const { pseudoElement } = effect as KeyframeEffect
          if (pseudoElement?.includes('(page)')) sheets.push([pseudoElement, effect?.getTiming().duration])
        }
      })
      return transition
    }
  })
  await page.locator('nav a[href="/forgood"]').click()
  await page.waitForFunction(() => document.documentElement.className === 'forgood')
  await expect.poll(moved, patience).toEqual(['begun', 'finished'])
  expect(await page.evaluate(() => Reflect.get(window, 'sheets'))).toEqual([['::view-transition-new(page)', 250]])
  expect(await page.locator('[data-growing]').count()).toBe(0)
})

test('nothing grows where motion is unwelcome, and the page is there all the same (R7, B1)', async () => {
  ;({ page } = await openPage({}))
  await openCards()
  await clickCard()
  await expect.poll(title, patience).toBe(filmTitle)
  expect(await moved()).toEqual([])
})

test('a new page is never empty, not for a moment: blocks whose code has come are shown at once (R7)', async () => {
  await openCards()
  await page.evaluate(() => {
    const heights: number[] = []
    Object.assign(window, { heights })
    const note = () => heights.push(document.querySelector('main')?.clientHeight ?? 0)
    new MutationObserver(note).observe(document.getElementById('content') as Node, { childList: true })
  })
  await clickCard()
  await expect.poll(title, patience).toBe(filmTitle)
  const heights = await page.evaluate(() => (window as unknown as { heights: number[] }).heights)
  expect(heights.length).toBeGreaterThan(0)
  expect(Math.min(...heights)).toBeGreaterThan(1500)
})

/** Notes how long each part of a block takes to arrive while the page is scrolled down and up again. */
async function noteArrivals(): Promise<{ times: number[]; waiting: number; shifts: number }> {
  return page.evaluate(async () => {
    const times = new Map<Element, number[]>()
    let shifts = 0
    new PerformanceObserver((list) => {
      shifts += list.getEntries().length
    }).observe({ type: 'layout-shift' })
    const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
    document.addEventListener('animationstart', ({ animationName, target }) => {
      if (!animationName.includes('arrive') || !(target instanceof Element)) return
      const running = target.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      times.set(target, [...(times.get(target) ?? []), ...running])
    })
    for (const direction of [1, -1]) {
      for (let step = 0; step < 16; step++) {
        scrollBy({ top: direction * 250, behavior: 'instant' })
        await pause(60)
      }
    }
    await pause(500)
    const waiting = document.querySelectorAll('[data-arriving]').length
    return { times: [...times.values()].flatMap((each) => each.reduce((sum, time) => sum + time, 0)), waiting, shifts }
  })
}

test('blocks arrive once, in 400 ms at most, and nothing is shifted', async () => {
  await openHydrated(page, address)
  const { times, waiting, shifts } = await noteArrivals()
  expect(times.length).toBeGreaterThan(3)
  expect(Math.max(...times)).toBeLessThanOrEqual(400)
  expect([waiting, shifts]).toEqual([0, 0])
})

test('nothing arrives where motion is unwelcome, and without script everything is there (R10, B1)', async () => {
  ;({ page } = await openPage({}))
  await openHydrated(page, address)
  expect((await noteArrivals()).times).toEqual([])
  ;({ page } = await openPage({ javaScriptEnabled: false }))
  await page.goto(address)
  for (const part of await page.locator('.block > section > *').all())
    expect(await part.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
})

/** Signs up at a form service that says yes. Returns which files were fetched before that, and which for it. */
async function signUp(): Promise<{ before: string[]; after: string[] }> {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const headers = { 'access-control-allow-origin': '*' }
  await page.route(`${formService}**`, (route) => route.fulfill({ json: {}, headers }))
  await openHydrated(page, `${address}/thegoodhour`)
  const block = page.locator('[data-block="form"]')
  await block.scrollIntoViewIfNeeded()
  await block.locator('button:disabled').waitFor()
  await page.waitForLoadState('networkidle')
  const before = fetched.splice(0)
  await block.getByRole('textbox').fill('mouse@thimble.example')
  await block.getByRole('button').click()
  await block.locator('svg g').first().waitFor({ state: 'attached' })
  return { before, after: fetched }
}

/** The success animation as it is drawn, now and a moment later. */
async function twoDrawings(): Promise<[string, string]> {
  const drawing = () => page.locator('[data-block="form"] svg').innerHTML()
  await page.waitForTimeout(400)
  const first = await drawing()
  await page.waitForTimeout(250)
  return [first, await drawing()]
}

const isAnimation = (path: string) => path.includes('lottie') || path.startsWith('/animations/')

test('the success animation is fetched when it is needed, and plays (B7)', async () => {
  const { before, after } = await signUp()
  const [first, second] = await twoDrawings()
  expect(first).not.toBe(second)
  expect(before.filter(isAnimation)).toEqual([])
  expect(after.filter(isAnimation)).toContain('/animations/thanks.json')
})

test('where motion is unwelcome a sign-up is thanked for by a drawing that stands still (B7, B1)', async () => {
  ;({ page } = await openPage({}))
  await signUp()
  const [first, second] = await twoDrawings()
  expect(first).toBe(second)
  expect(first).toContain('<path')
})

/** When the movements in an element will have ended, in milliseconds after they began. */
const endings = (selector: string) =>
  page.evaluate(
    (selector) =>
      document
        .getAnimations()
        .filter(({ effect }) => (effect as KeyframeEffect).target?.closest(selector))
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime)),
    selector,
  )

const mascotEnds = () => endings('header a[href="/"] svg')

test('the mascot comes to rest within five seconds, begins anew when pointed at, and stands still if that is asked for (B1)', async () => {
  await page.goto(address)
  const ends = await mascotEnds()
  expect(ends.length).toBeGreaterThan(3)
  expect(Math.max(...ends)).toBeLessThan(5000)
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  })
  await expect.poll(mascotEnds, patience).toEqual([])
  await page.locator('header a[href="/"]').first().hover()
  expect((await mascotEnds()).length).toBeGreaterThan(3)
  ;({ page } = await openPage({}))
  await page.goto(address)
  expect(await mascotEnds()).toEqual([])
})

test('the frame of an open menu comes to rest within five seconds (B1)', async () => {
  ;({ page } = await openPage({ ...moving, viewport: { width: 390, height: 844 } }))
  await openHydrated(page, address)
  await page.getByRole('button', { name: 'Menu' }).click()
  const ends = await endings('nav')
  expect(Math.max(...ends)).toBeGreaterThan(3000)
  expect(Math.max(...ends)).toBeLessThan(5000)
})

test('the line below a link that is pointed at boils: three drawings of it, one after the other (B1)', async () => {
  await openHydrated(page, `${address}/contact`)
  await page.locator('header nav a[href="/projects"]').hover()
  const drawings = () =>
    page.evaluate(() => {
      const boiling = document.getAnimations().find((one) => Reflect.get(one, 'animationName') === 'boil-stroke')
      const frames = (boiling?.effect as KeyframeEffect | undefined)?.getKeyframes() ?? []
      return new Set(frames.map(({ maskImage }) => maskImage).filter((image) => String(image).startsWith('url('))).size
    })
  await expect.poll(drawings, patience).toBe(3)
})

test('a service’s toggle keeps its colour while its ring trembles', async () => {
  await openHydrated(page, `${address}/about/services`)
  const toggle = page.locator('summary').first()
  await toggle.hover()
  const layers = () =>
    toggle.locator('svg').evaluate((icon) => ({
      isTrembling: icon.getAnimations().some((animation) => (animation as CSSAnimation).animationName === 'boil-ring'),
      ground: getComputedStyle(icon).backgroundImage,
    }))
  await expect.poll(layers).toMatchObject({ isTrembling: true, ground: expect.stringContaining('radial-gradient') })
})
