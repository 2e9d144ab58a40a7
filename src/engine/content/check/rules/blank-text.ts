import { replaceTags } from '../../../base/text/tags'
import type { TextRule } from '../findings/rule'

const longest = 200

export const blankText: TextRule = {
  code: 'blank-text',
  severity: 'warning',
  scope: 'text',
  check: (text, isRich) => {
    if (text === '') return undefined
    if (!/\S/.test(text))
      return { message: 'This text is only spaces, so visitors see nothing. Write something, or remove the field.' }
    if (text.length > longest || !text.startsWith('<') || /<img\b/i.test(text)) return undefined
    if (replaceTags(text, () => '').replace(/&nbsp;|\s/g, '') !== '' || !isRich()) return undefined
    return {
      message:
        'There are tags here, and no words between them, so visitors see nothing. Write something, or remove the field.',
    }
  },
}
