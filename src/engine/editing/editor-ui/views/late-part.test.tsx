import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, test } from 'vitest'
import { latePart, notLoaded } from './late-part'

test('where the code of a part cannot be loaded, a sentence is in its place', async () => {
  const Part = latePart<object>(() => Promise.reject(new Error('Gone')))
  render(
    <Suspense>
      <Part />
    </Suspense>,
  )
  expect((await screen.findByRole('alert')).textContent).toBe(notLoaded)
})
