import { expect, test } from 'vitest'
import { branchName, freeBranchName } from './branch-name'

const textOf = (language: string) => JSON.stringify({ site: { language }, pages: [] })

test.each([
  ['New opening hours!', 'new-opening-hours'],
  ['Größe & Öffnungszeiten: “Weiß”', 'grosse-offnungszeiten-weiss'],
  ['../../etc; rm -rf /', 'etc-rm-rf'],
  ['--force', 'force'],
  ['Новая страница', 'novaya-stranitsa'],
  ['新しいページ', 'site-change'],
  ['x'.repeat(80), 'x'.repeat(50)],
])('derives from "%s" the branch name "%s"', (words, name) => {
  expect(branchName(words, textOf('en-GB'))).toBe(name)
})

test('spells a branch name as the language of the site does', () => {
  expect(branchName('Größere Öffnungszeiten', textOf('de'))).toBe('groessere-oeffnungszeiten')
  expect(branchName('Größere Öffnungszeiten', 'not JSON')).toBe('grossere-offnungszeiten')
})

test('numbers a name that another branch has or excludes', () => {
  expect(freeBranchName('about', ['About', 'about-2', 'main'])).toBe('about-3')
  expect(freeBranchName('about', ['about/team'])).toBe('about-2')
})
