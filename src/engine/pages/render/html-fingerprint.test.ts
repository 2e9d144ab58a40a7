import { expect, test } from 'vitest'
import { htmlFingerprint } from './html-fingerprint'

const served = `<p class="a &gt; b">Tom &amp; &quot;Anna&quot; don&#x27;t<br/>go<!-- --> on</p><noscript><p>No script</p></noscript><textarea>1</textarea>`

const shown = () => {
  const root = document.createElement('div')
  root.innerHTML = served
  return root
}

test('html has the same print as the server writes it and as a browser does', () => {
  expect(htmlFingerprint(shown().innerHTML)).toBe(htmlFingerprint(served))
})

test.each<[string, (text: HTMLElement) => void]>([
  ['other words', (text) => text.firstChild?.replaceWith('Tim & "Anne" do not')],
  ['one element more', (text) => text.append(document.createElement('i'))],
])('%s change it', (_, change) => {
  const root = shown()
  change(root.firstElementChild as HTMLElement)
  expect(htmlFingerprint(root.innerHTML)).not.toBe(htmlFingerprint(served))
})
