import type { FormKinds } from '../../../../content/form-submissions/form-kind'

let rendered: FormKinds = new Map()

/** The server knows all kinds at the first rendering; a browser loads them later. */
export const renderedKinds = (): FormKinds => rendered

export function setRenderedKinds(kinds: FormKinds): void {
  rendered = kinds
}
