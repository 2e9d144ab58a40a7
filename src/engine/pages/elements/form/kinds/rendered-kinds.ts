import type { FormKinds } from '../../../../content/form-submissions/form-kind'

let rendered: FormKinds = new Map()

/** The kinds that are known when a form is rendered first: all on the server, none in a browser, which loads them later. */
export const renderedKinds = (): FormKinds => rendered

export function setRenderedKinds(kinds: FormKinds): void {
  rendered = kinds
}
