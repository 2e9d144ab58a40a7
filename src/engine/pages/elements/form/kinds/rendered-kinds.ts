import type { FormKinds } from '../../../../content/form-submissions/form-kind'

let rendered: FormKinds = new Map()

/** On the server all kinds are known at the first rendering; a browser loads them later. */
export const renderedKinds = (): FormKinds => rendered

export function setRenderedKinds(kinds: FormKinds): void {
  rendered = kinds
}
