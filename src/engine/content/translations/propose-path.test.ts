import { expect, test } from 'vitest'
import { readLanguages } from '../../base/shared-types/languages/languages'
import { proposeTranslatedPath } from './propose-path'

const languages = readLanguages({ language: 'en', languages: { de: {}, 'pt-BR': {} } })
const pages = [
  { path: '/de/projekte', translates: '/projects' },
  { path: '/de/about' },
  { path: '/de/projekte/fox', redirect: '/de/projekte' },
]

test.each([
  ['/', 'pt-BR', '/pt-br'],
  ['/projects/owl', 'pt-BR', '/pt-br/projects/owl'],
  ['/projects/films/owl', 'de', '/de/projekte/films/owl'],
  ['/projects/fox', 'de', '/de/projekte/fox-2'],
  ['/about', 'de', '/de/about-2'],
])('%s in %s is at %s', (path, language, proposed) => {
  expect(proposeTranslatedPath(path, language, pages, languages)).toBe(proposed)
})
