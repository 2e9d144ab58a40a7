import { expect, test } from 'vitest'
import type { FormFieldField } from '../../base/schema-types/content'
import { nameFields } from './form-field-names'

test.each<[string, FormFieldField[], string[]]>([
  [
    'follow from kinds and labels, as the language of the site spells them',
    [
      { kind: 'email', label: 'Ihre Adresse' },
      { kind: 'text', label: 'Größe in cm?' },
      { kind: 'text', label: '???' },
    ],
    ['email', 'groesse-in-cm', 'field-3'],
  ],
  [
    'are those that the author gives',
    [
      { kind: 'email', label: 'Adresse', name: '_replyto' },
      { kind: 'email', label: 'Ihre Adresse' },
    ],
    ['_replyto', 'email'],
  ],
  [
    'differ from each other and from what a service is sent besides',
    [
      { kind: 'text', label: 'Website' },
      { kind: 'text', label: 'Ort' },
      { kind: 'text', label: 'Ort!' },
    ],
    ['website-2', 'ort', 'ort-2'],
  ],
])('names %s', (_, fields, names) => {
  expect(nameFields(fields, 'de', ['form', 'website']).map(({ name }) => name)).toEqual(names)
})
