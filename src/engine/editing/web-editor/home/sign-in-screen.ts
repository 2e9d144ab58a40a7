import { make, makeButton } from '../../../base/dom/make'
import { makeIcon } from '../../editor-ui/controls/icons'
import { copyTypes, readCopyFile } from './copy-file'
import { titleOf } from './host-words'
import { makeSignIn, type SignInInput } from './make-sign-in'

function makeOpener({ site }: SignInInput): HTMLElement {
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
  const button = makeButton([makeIcon('upload'), ' Open a file'], () => input.click())
  return make('div', { class: 'screen-foot' }, button, problem, input)
}

/** The author's site is at its host, and not yet in this browser. */
export class SignInScreen {
  private readonly signIn
  private readonly element: HTMLElement

  constructor(
    private readonly editor: HTMLElement,
    input: SignInInput & { name: string },
  ) {
    const { name, host, repository } = input
    this.signIn = makeSignIn(input)
    const words = `The site is kept at ${titleOf(host)}, as ${repository}. Sign in to change it.`
    const sheet = make('div', { class: 'screen-sheet' }, make('h1', {}, name), make('p', {}, words))
    sheet.append(this.signIn.element, makeOpener(input))
    this.element = make('main', { class: 'editor screen' }, sheet)
  }

  show(problem?: string): void {
    this.signIn.say(problem)
    this.editor.hidden = true
    if (!this.element.isConnected) this.editor.after(this.element)
  }

  hide(): void {
    this.element.remove()
    this.editor.hidden = false
  }
}
