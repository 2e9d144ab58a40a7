import { readFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { OtherBrowser, Point } from './browser'

/** In milliseconds. */
const patience = 20_000

/** Waits until an expression is true in the document, and fails with `what` if it never is. */
async function until(browser: OtherBrowser, what: string, expression: string): Promise<void> {
  const end = performance.now() + patience
  while (!(await browser.read<boolean>(`Boolean(${expression})`).catch(() => false))) {
    if (performance.now() > end) throw new Error(what)
    await sleep(100)
  }
}

const frame = "document.querySelector('.page iframe')"
const page = `${frame}?.contentDocument`

/** The middle of an element of the page in the editor's frame, as a point of the window. */
const middleInFrame = (selector: string) => `(() => {
  const frame = ${frame}
  const outer = frame.getBoundingClientRect()
  const scale = outer.width / frame.offsetWidth
  const inner = ${page}.querySelector(${JSON.stringify(selector)}).getBoundingClientRect()
  return { x: outer.left + (inner.left + inner.width / 4) * scale, y: outer.top + (inner.top + inner.height / 2) * scale }
})()`

const middleOf = (selector: string, index = 0) => `(() => {
  const { left, top, width, height } = document.querySelectorAll(${JSON.stringify(selector)})[${index}].getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
})()`

const isEditing = `${page}?.activeElement?.isContentEditable`

/** What the site owes to any browser: it is read, hydrated, and pages change without a reload. */
export async function visitSite(browser: OtherBrowser, address: string): Promise<void> {
  await browser.open(address)
  await until(browser, 'The page has no styles.', "document.querySelector('link[rel=stylesheet]')?.sheet")
  await browser.press('Shift')
  await until(browser, 'The page is not hydrated.', "'hydrated' in document.documentElement.dataset")
  await browser.read('void (window.isSameDocument = true)')
  const before = await browser.read<string>('document.title')
  await browser.read(
    "void [...document.querySelectorAll('header a')].find((link) => link.pathname !== location.pathname && link.origin === location.origin).click()",
  )
  await until(browser, 'A link does not open its page.', `document.title !== ${JSON.stringify(before)}`)
  if (!(await browser.read<boolean>('window.isSameDocument === true'))) throw new Error('A link reloads the page.')
}

/** What the editor owes to any browser. `file` is the pages.json that it edits. */
export async function editPage(browser: OtherBrowser, address: string, file: string): Promise<void> {
  const readFileText = () => readFile(file, 'utf8')
  const untilSaved = async (what: string, words: string) => {
    const end = performance.now() + patience
    while (!(await readFileText()).includes(words)) {
      if (performance.now() > end) throw new Error(what)
      await sleep(100)
    }
  }
  const clickHeading = async () => {
    const { x, y } = await browser.read<Point>(middleInFrame('h1'))
    await browser.click(x, y)
    await until(browser, 'A click on the heading does not open it.', isEditing)
  }

  await browser.open(`${address}/__editor/`)
  await until(browser, 'The page cannot be edited.', `${page}?.querySelector('h1[data-field]')`)

  await clickHeading()
  await browser.type(' hier')
  await browser.press('Enter')
  await untilSaved('A heading that was typed is not saved.', ' hier')

  for (const round of ['first', 'second']) {
    await clickHeading()
    await browser.press('F6')
    await until(browser, `F6 loses the focus, ${round} round.`, "document.activeElement.closest('.fields, .bar')")
    await browser.press('Shift+F6')
    await until(browser, `Shift+F6 does not open the text again, ${round} round.`, isEditing)
    await browser.press('Escape')
  }

  for (const selector of [
    '.bar [aria-label="Pages"]',
    '.pages .pane-head .primary',
    '.page-side .dialog-foot button',
  ]) {
    await until(browser, `There is no ${selector}.`, `document.querySelector(${JSON.stringify(selector)})`)
    const { x, y } = await browser.read<Point>(middleOf(selector))
    await browser.click(x, y)
  }
  await until(browser, 'Cancel does not close a form.', "!document.querySelector('.page-side form')")
  await browser.press('Escape')
  await until(browser, 'Esc closes no dialog whose pressed button was removed.', "!document.querySelector('.dialog')")

  const copied = await browser.read<string>("document.querySelector('form input:not([type])')?.value ?? ''")
  if (copied) {
    const { x, y } = await browser.read<Point>(middleOf('form input:not([type])'))
    await browser.click(x, y)
    await browser.press('Control+a')
    await browser.press('Control+c')
    await clickHeading()
    await browser.press('Control+a')
    await browser.press('Control+v')
    await browser.press('Enter')
    await untilSaved('What was pasted into a heading is not saved.', `"heading": ${JSON.stringify(copied)}`)
  }
}
