import { fingerprint } from '../../../../content/json-edits/document'

/** 16 hexadecimal digits, as the journal has them. A SHA-256 in JavaScript takes twenty times as long. */
export const revisionOf = (text: string): string =>
  Number.parseInt(fingerprint(text), 36).toString(16).padStart(16, '0')
