import { type HeldData, heldDataId } from '../../../base/shared-types/page'

export const answerWith = ({ settings, page }: HeldData) => ({
  settings: Promise.resolve(Response.json(settings)),
  page: Promise.resolve(Response.json(page)),
})

export const readHeldData = (): HeldData => JSON.parse(document.getElementById(heldDataId)?.textContent ?? '{}')
