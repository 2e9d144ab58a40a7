import { expect, test } from 'vitest'
import { languageNames } from './language-names'

test('a language has its name in itself, with its country where two would have the same name', () => {
  expect([...languageNames(['en-GB', 'pt', 'pt-BR', 'fr', 'ar', 'ka']).values()]).toEqual([
    'English',
    'Português',
    'Português (Brasil)',
    'Français',
    'العربية',
    'ქართული',
  ])
  expect(languageNames(['de', 'no language']).get('no language')).toBe('no language')
  expect([...languageNames(['en-GB', 'de'], 'en').values()]).toEqual(['English', 'German'])
})
