import { expect, test } from 'vitest'
import { editStudio } from '../support/edited-studio'
import { listComplaints, openHydrated } from '../support/site'

const studio = editStudio({ begin: async () => undefined })

test('the preview shows what another site holds as the site does: after a press', async () => {
  const { page } = studio
  const complaints = listComplaints(page)
  const asked: string[] = []
  await page.route('https://www.openstreetmap.org/**', (route) => {
    asked.push(route.request().url())
    return route.fulfill({ contentType: 'text/html', body: '<p>the map</p>' })
  })
  await openHydrated(page, `${studio.address}/kontakt`)
  const group = page.getByRole('group', { name: 'Der Weg zu uns' })
  await group.getByRole('button').first().waitFor()
  expect(asked).toEqual([])
  await group.getByRole('button').first().click()
  await page.frameLocator('iframe[title="Der Weg zu uns"]').getByText('the map').waitFor()
  expect(complaints).toEqual([])
})
