import type { FormKind } from 'schema-pages/elements/form/form-kind'
import * as words from '../../words.json'

/** A postcode of five digits: "56068", or "D-56068". */
export default {
  input: () => ({ inputMode: 'numeric', autoComplete: 'postal-code' }),
  read(answer) {
    const digits = /^(?:D[-\s])?(\d{5})$/i.exec(answer)?.[1]
    return digits === undefined ? { problem: words.invalidPostcode } : { value: digits }
  },
} satisfies FormKind
