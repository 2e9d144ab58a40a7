import { expect, test } from 'vitest'
import { ownHeadTags, themeColours } from './head-tags'

const field = (headTag: object) => ({ type: 'string', headTag })

test('settings are tags of the head as their schema says, texts without meaning in html', () => {
  const schema = {
    properties: {
      name: { type: 'string' },
      apps: {
        properties: { ios: field({ name: 'apple-itunes-app' }), android: field({ property: 'al:android:url' }) },
      },
      profiles: { type: 'array', items: field({ rel: 'me' }) },
      codes: { type: 'array', items: { properties: { code: field({ name: 'code' }) } } },
    },
  }
  const settings = {
    name: 'Fox',
    apps: { ios: 'app-id=1"><script>' },
    profiles: ['https://a.example', 'https://b.example/?a&b'],
    codes: [{ code: 7 }],
  }
  expect(ownHeadTags(schema, settings)).toEqual([
    '<meta name="apple-itunes-app" content="app-id=1&quot;&gt;&lt;script&gt;">',
    '<link rel="me" href="https://a.example">',
    '<link rel="me" href="https://b.example/?a&amp;b">',
    '<meta name="code" content="7">',
  ])
})

test('browsers find the colour of a dark system first', () => {
  expect(themeColours({ themeColour: '#fff', themeColourDark: '#111' })).toEqual([
    '<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#111">',
    '<meta name="theme-color" content="#fff">',
  ])
  expect(themeColours({})).toEqual([])
})
