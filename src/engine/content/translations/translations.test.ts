import { expect, test } from 'vitest'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { readTranslations } from './translations'

const languages = readLanguages({ language: 'pt', languages: { en: {}, 'pt-BR': {} } })

test('the path of a page says its language', () => {
  expect(['/', '/en', '/en/rooms', '/english', '/pt-br/quartos', '/quartos'].map(languages.of)).toEqual([
    'pt',
    'en',
    'en',
    'pt',
    'pt-BR',
    'pt',
  ])
})

test('what a language has takes the place of the settings, lists whole', () => {
  const site = {
    name: 'A',
    url: 'u',
    footer: { text: 'Olá', links: [1, 2] },
    languages: { en: { footer: { links: [3] } } },
  }
  expect(readLanguages({ ...site, language: 'pt' }).settingsIn('en')).toEqual({
    ...{ name: 'A', url: 'u', language: 'en' },
    footer: { text: 'Olá', links: [3] },
  })
})

test('a page and its translations are one group', () => {
  const pages = [
    { path: '/en/rooms', translates: '/quartos' },
    { path: '/quartos' },
    { path: '/en/offer' },
    { path: '/en/rooms-again', translates: '/quartos' },
  ]
  const { of } = readTranslations(pages, languages)
  const both = [
    ['pt', '/quartos'],
    ['en', '/en/rooms'],
  ]
  expect([...of({ path: '/en/rooms', translates: '/quartos' })]).toEqual(both)
  expect([...of({ path: '/quartos' })]).toEqual(both)
  expect([...of({ path: '/en/offer' })]).toEqual([['en', '/en/offer']])
})
