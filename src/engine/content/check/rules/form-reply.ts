import { readForm } from '../../form-submissions/read-form'
import type { PageRule } from '../findings/rule'

export const formReply: PageRule = {
  code: 'form-reply',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) =>
    ofFormat('form')
      .filter(({ value }) => !readForm(value).fields.some(({ field }) => ['email', 'telephone'].includes(field.kind)))
      .map(({ pointer }) => ({
        pointer: `${pointer}/fields`,
        on: 'key',
        message:
          'This form asks for no email address and no telephone number, so you cannot answer. Add a field of the kind "email".',
      })),
}
