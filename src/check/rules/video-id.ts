import type { Rule } from '.'

/** The address of a film on Vimeo. */
export const filmAddress = /^https:\/\/(www\.|player\.)?vimeo\.com\/(video\/)?\d+(\/[0-9a-f]+)?(\?\S*)?$/

/** The words are those of @vimeo/player (requirement X1), so that build and browser say the same. */
function mistakeIn(value: unknown): string | undefined {
  if (typeof value === 'number')
    return Number.isInteger(value) && value > 0 ? undefined : `“${value}” is not a valid video id.`
  if (typeof value !== 'string') return undefined
  if (value === '')
    return 'An id or url must be passed, for example 76979871. Remove the field if there is no film yet.'
  if (/^\d+$/.test(value) && Number(value) > 0) return undefined
  if (!/^https?:\/\//.test(value))
    return `“${value}” is not a valid video id. Write the film's number, for example 76979871, or its address on vimeo.com.`
  if (!filmAddress.test(value)) {
    return `“${value}” is not a vimeo.com url of a film. Write it like "https://vimeo.com/76979871".`
  }
  return undefined
}

/** A film is a Vimeo number or a Vimeo address. */
export const videoId: Rule = ({ ofFormat }) =>
  ofFormat('vimeo').flatMap(({ value, pointer }) => {
    const message = mistakeIn(value)
    return message ? [{ rule: 'video-id', pointer, message }] : []
  })
