import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { completeDocument } from '../../../../../tests/components/edited-site'
import { EditorDialog } from './EditorDialog'

test('a dialog whose owner has closed it leaves with what it showed', async () => {
  const dialogOf = (words?: string) => (
    <EditorDialog title={`Of ${words}`} isOpen={words !== undefined} onClose={() => undefined}>
      {words}
    </EditorDialog>
  )
  completeDocument()
  const { rerender } = render(dialogOf('Courses'))
  const overlay = () => document.querySelector('.overlay')
  let end = () => {}
  const finished = new Promise<void>((resolve) => {
    end = resolve
  })
  const running = () => [{ playState: 'running', finished }]
  for (const element of document.querySelectorAll('.overlay, .modal'))
    Object.assign(element, { getAnimations: running })
  rerender(dialogOf())
  expect([overlay()?.hasAttribute('data-exiting'), overlay()?.textContent]).toEqual([true, 'Of CoursesCourses'])
  await act(async () => end())
  expect(overlay()).toBe(null)
})
