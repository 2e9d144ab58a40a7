import { afterEach, expect, test } from 'vitest'
import { filterByAddress } from './filter-by-address'

const items = () => [...document.querySelectorAll('li')].filter(({ hidden }) => !hidden).map(({ id }) => id)
const checked = () => document.querySelector<HTMLInputElement>(':checked')?.value

function open(address: string) {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<div data-block="grid">
    <fieldset data-filter-by="category">
      <input type="radio" name="a" value="all" checked><input type="radio" name="a" value="public health">
    </fieldset>
    <ul><li id="one" data-filter-values='["all","public health"]'><li id="two" data-filter-values='["all"]'></ul>
  </div>
  <ul><li id="elsewhere"></ul>`
  filterByAddress()
}

afterEach(() => history.replaceState(null, '', '/'))

test('what the address asks for is chosen and shown before the app has come (B4)', () => {
  open('/projects?category=public+health')
  expect(checked()).toBe('public health')
  expect(items()).toEqual(['one', 'elsewhere'])
})

test.each(['/projects', '/projects?category=nonsense'])('everything is shown at %s', (address) => {
  open(address)
  expect(checked()).toBe('all')
  expect(items()).toEqual(['one', 'two', 'elsewhere'])
})
