import { cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { tree } from './test-form'

afterEach(cleanup)

test('without script it is a plain form that can be sent (R10)', () => {
  const html = document.createElement('div')
  html.innerHTML = renderToString(tree())
  const form = html.querySelector('form') as HTMLFormElement
  expect(form.method).toBe('get')
  expect(form.getAttribute('action')).toBe('https://forms.example/subscribe?list=1')
  expect(html.querySelector('button')?.disabled).toBe(false)
  expect(Array.from(new FormData(form).keys())).toEqual(['subscribe', 'antiForgery', 'form', 'email'])
})

test('a site without a form service says that sign-up opens soon', () => {
  render(tree(''))
  expect(screen.getByText('Sign-up opens soon.')).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})
