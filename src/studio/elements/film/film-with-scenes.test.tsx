import { render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { fill } from 'schema-pages/text/interface-words'
import { expect, test } from 'vitest'
import { madeUpSettings } from '../../made-up-settings'
import * as words from '../../words.json'
import { Video } from './Video'

test('a film with scenes plays here, and its story is told in words (B5)', () => {
  const scenes = [{ loop: '/loops/valley.json', from: 0, seconds: 34 }]
  render(
    <PageContext value={{ path: '/', settings: { ...madeUpSettings }, assets: {} }}>
      <Video title="The valley shop" scenes={scenes} description="A farmer wants to buy a hill." />
    </PageContext>,
  )
  expect(screen.getByRole('button', { name: fill(words.playFilm, { title: 'The valley shop' }) })).toBeTruthy()
  expect(screen.getByText('0:34')).toBeTruthy()
  expect(screen.getByText('A farmer wants to buy a hill.').closest('details')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
