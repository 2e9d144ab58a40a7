import { make, makeButton } from '../../../base/dom/make'
import { makeIcon } from '../../editor-ui/controls/icons'
import type { WebSite } from '../web-site'
import { copyTypes, readCopyFile } from './copy-file'
import { titleOf } from './host-words'
import { type MadeSignIn, makeSecretForm, makeSignIn, type SignInInput } from './make-sign-in'

export interface ClosedSite extends Partial<Omit<SignInInput, 'site'>> {
  site: WebSite
  name: string
}

function makeOpener(site: WebSite, isUsual: boolean): HTMLElement {
  const problem = make('p', { role: 'status', class: 'error' })
  const input = make('input', { type: 'file', accept: copyTypes, hidden: '', 'aria-label': 'A file of the site' })
  const open = async (file: File) => {
    problem.textContent = (await site.openCopy(await readCopyFile(file))).problem ?? ''
  }
  input.addEventListener('change', () => {
    const [file] = input.files ?? []
    if (file) void open(file)
    // The same file can be chosen again.
    input.value = ''
  })
  const look = isUsual ? { class: 'primary' } : undefined
  const button = makeButton([makeIcon('upload'), ' Open a file'], () => input.click(), look)
  return make('div', { class: 'screen-foot' }, button, problem, input)
}

/** Asks for the access key of a site of which some pages are not public. */
function makeUnlock(site: WebSite): MadeSignIn {
  const alert = make('p', { role: 'alert', class: 'error' })
  const help = 'Some pages of this site are not public. The key is the one that opens them for visitors.'
  const { form } = makeSecretForm({ label: 'Access key', verb: 'Open', help }, async (key) => {
    alert.textContent = (await site.openSealed(key)).problem ?? ''
  })
  return { element: make('div', { class: 'sign-in' }, alert, form), say: () => undefined }
}

/** What an author sees while no site is open in this browser: ways to open it. It needs no React. */
export class ClosedScreen {
  private readonly element = make('main', { class: 'editor screen' })
  private shown?: MadeSignIn & { isSealed: boolean }

  constructor(
    private readonly editor: HTMLElement,
    private readonly input: ClosedSite,
  ) {}

  show({ problem, isSealed = false }: { problem?: string; isSealed?: boolean } = {}): void {
    if (this.shown?.isSealed !== isSealed) this.shown = { ...this.make(isSealed), isSealed }
    this.shown.say(problem)
    this.editor.hidden = true
    if (!this.element.isConnected) this.editor.after(this.element)
  }

  hide(): void {
    this.element.remove()
    this.editor.hidden = false
  }

  private make(isSealed: boolean): MadeSignIn {
    const { site, name, host, repository, ways = [] } = this.input
    const way = isSealed ? makeUnlock(site) : makeSignIn({ site, host, repository, ways })
    const words = isSealed
      ? 'The editor opens with the site’s access key, or with a file.'
      : host === undefined
        ? 'Open the file that you have saved before, or the pages.json of the site.'
        : `The site is kept at ${titleOf(host)}, as ${repository}. Sign in to change it.`
    const sheet = make('div', { class: 'screen-sheet' }, make('h1', {}, name), make('p', {}, words))
    sheet.append(way.element, makeOpener(site, !isSealed && host === undefined))
    this.element.replaceChildren(sheet)
    return way
  }
}
