/**
 * A mailto link with a subject and questions with room for answers. Line ends as in emails:
 * https://www.rfc-editor.org/rfc/rfc6068#section-5
 */
export function mailtoLink(address: string, subject = '', questions: string[] = []): string {
  const body = questions.map((question) => `${question}\r\n\r\n\r\n`).join('')
  const fields = Object.entries({ subject, body }).filter(([, value]) => value)
  // Mail programs do not decode a plus.
  const query = new URLSearchParams(fields).toString().replaceAll('+', '%20')
  return `mailto:${address}${query && '?'}${query}`
}
