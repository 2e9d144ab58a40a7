import { cleanup, render, screen } from '@testing-library/react'
import { PageContext } from 'schema-pages/elements/use-page'
import { afterEach, expect, test } from 'vitest'
import Clauses from './component'

afterEach(cleanup)

const clauses = [
  { title: 'Who we are', html: '<p>A studio.</p>' },
  { title: 'What others hear', html: '<p>This and that.</p>', thirdParties: 'at once' as const },
  { title: 'What others hear if you ask', html: '<p>Nothing.</p>', thirdParties: 'when asked' as const },
]

test.each([
  ['at once', ['Who we are', 'What others hear']],
  ['when asked', ['Who we are', 'What others hear if you ask']],
  [undefined, ['Who we are', 'What others hear if you ask']],
] as const)('a part about other sites is shown only where the settings say the same: %s', (thirdParties, shown) => {
  const page = { path: '/privacy', assets: {}, settings: { name: 'Studio', thirdParties } }
  render(
    <PageContext value={page}>
      <Clauses type="clauses" clauses={clauses} />
    </PageContext>,
  )
  expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(shown)
})
