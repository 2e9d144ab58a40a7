import { expect, test } from 'vitest'
import { createAddressGuesser, guess, nearest } from '.'

const fields = ['heading', 'html', 'image', 'id', 'buttons']

test.each([
  ['a missing letter', 'heding', 'heading'],
  ['an extra letter', 'headding', 'heading'],
  ['a wrong letter', 'imoge', 'image'],
  ['two letters swapped', 'htlm', 'html'],
  ['another letter case', 'HEADING', 'heading'],
  ['the word itself', 'image', 'image'],
  ['a far word', 'colour', undefined],
  ['a short word that shares one letter', 'ik', 'id'],
  ['a short word that shares none', 'xy', undefined],
  ['nothing', '', undefined],
])('%s: "%s" may mean %s', (_, word, meant) => {
  expect(nearest(word, fields)).toBe(meant)
})

test.each([
  ['the nearer of two', '/abot', ['/aboot-us', '/about', '/abbot-y'], '/about'],
  ['the same letters in the right case before others', 'Home', ['some', 'home'], 'home'],
  ['the word itself before its other letter case', 'home', ['Home', 'home'], 'home'],
  ['the first of two that are as near', 'cat', ['bat', 'hat'], 'bat'],
  ['up to three changes in a long word', 'entryNavigatoin', ['entryNavigation', 'entryHeader'], 'entryNavigation'],
  ['no more than three, however long it is', 'a-very-long-path-xxxx', ['a-very-long-path-yyyy'], undefined],
])('it picks %s', (_, word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant)
})

test.each([
  ['videogrid', 'another letter case'],
  ['video-grid', 'hyphens'],
  ['video_grid', 'underscores'],
  ['VideoGrid', 'capitals'],
  ['gridVideo', 'swapped words'],
  ['videosGrid', 'a plural'],
  ['videoFrid', 'a neighbouring key'],
])('"%s" may mean videoGrid: %s', (word) => {
  expect(nearest(word, ['video', 'wordCarousel', 'videoGrid', 'entryGrid'])).toBe('videoGrid')
})

test.each([
  ['nav', ['navigation', 'name'], 'navigation'],
  ['imageUrl', ['image', 'id'], 'image'],
  ['hrad', ['head', 'heap'], 'head'],
])('"%s" may mean one of %j: %s', (word, candidates, meant) => {
  expect(nearest(word, candidates)).toBe(meant)
})

test.each<[string, string[], boolean]>([
  ['heding', ['heading', 'html'], true],
  ['bat', ['cat', 'hat'], false],
  ['/still-9.svg', ['/still-1.svg'], false],
  ['Home', ['home', 'hone'], true],
  ['nav', ['navigation'], false],
])('whether "%s" can only mean one of %j: %s', (word, candidates, isSure) => {
  expect(guess(word, candidates)?.isSure).toBe(isSure)
})

test.each([
  ['unpublish', 'publish'],
  ['unpublishd', 'publish'],
  ['minItems', 'maxItems'],
  ['startAt', 'endAt'],
])('"%s" never means its opposite "%s"', (word, opposite) => {
  expect(nearest(word, [opposite])).toBeUndefined()
})

test.each([
  ['/contact/en', '/en/contact'],
  ['/visit/en/prices', '/en/visit/prices'],
  ['/about/mouse-house', '/about/the-mouse-house'],
  ['/contact/fr', undefined],
])('the address "%s" may mean "%s"', (address, meant) => {
  const guessAddress = createAddressGuesser(() => ['/en/contact', '/en/visit/prices', '/about/the-mouse-house'])
  expect(guessAddress(address)?.name).toBe(meant)
})
