/**
 * Returns the link that opens an email to an address, with a subject, and with questions in it that have room for answers.
 * Line ends are those of emails: https://www.rfc-editor.org/rfc/rfc6068#section-5
 */
export function mailAddress(address: string, subject = '', questions: string[] = []): string {
  const body = questions.map((question) => `${question}\r\n\r\n\r\n`).join('')
  const fields = Object.entries({ subject, body }).filter(([, value]) => value)
  // Mail programs show a plus as it stands.
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return `mailto:${address}${query && '?'}${query}`
}
