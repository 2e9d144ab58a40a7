import { expect, test, vi } from 'vitest'
import { app } from '../../sites/git-host/oauth'
import { openPage } from '../support/site'
import { WebStudio } from '../support/web-studio'

test('a window of GitLab signs in and closes, and a change is sent as a merge request', async () => {
  vi.stubEnv('EDITOR_CLIENT_ID', app.id)
  const studio = new WebStudio()
  await studio.start('gitlab')
  const { page } = await openPage()
  try {
    await page.goto(studio.address)
    const opened = page.waitForEvent('popup')
    await page.getByRole('button', { name: 'Sign in with GitLab' }).click()
    const popup = await opened
    await popup.waitForEvent('close')
    await studio.write(page, ' und bleibt')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByLabel('Describe your change').fill('Neue Worte')
    await page.keyboard.press('Enter')
    await page.getByText('Sent to fox').first().waitFor()
    expect(studio.host.state.pulls).toMatchObject([{ branch: 'neue-worte', title: 'Neue Worte' }])
    expect(studio.host.state.violations).toEqual([])
  } finally {
    await page.context().close()
    studio.stop()
  }
})
