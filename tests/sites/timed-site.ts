interface Page {
  path: string
  title: string
  description: string
  entry?: { id: number }
  blocks: { heading?: string }[]
}

/** The days of a made-up calendar: past ones, and ones that are ahead until 2040. The check refuses dates that are farther. */
export const days = { past: '2020-03-01 00:00', appears: '2040-01-12 09:00', swap: '2040-03-01 00:00' }

/** Returns a page like another one, with a heading of its own. */
function like(page: Page, path: string, title: string, times: object, id?: number): Page {
  const [first, ...blocks] = page.blocks
  const entry = page.entry && id !== undefined ? { entry: { ...page.entry, id, shelf: id } } : {}
  const { path: _, title: __, description, blocks: ___, ...rest } = page
  const words = `${title}: ${description.slice(0, 100)}`
  return {
    path,
    title,
    description: words,
    ...times,
    ...rest,
    ...entry,
    blocks: [{ ...first, heading: title }, ...blocks],
  }
}

/**
 * Returns the text of the second studio's site with a page of every kind: a draft, one that is to come, one that has
 * ended, and two that take turns at a path.
 */
export function withTimes(text: string): string {
  const content = JSON.parse(text)
  const at = (path: string): Page => content.pages.find((page: Page) => page.path === path)
  Object.assign(content.site, { timeZone: 'Europe/Berlin', timer: 'host' })
  const [work, courses] = [at('/arbeiten/vase'), at('/kurse')]
  content.pages.push(
    like(work, '/arbeiten/dose', 'Dose', { draft: true }, 6),
    like(work, '/arbeiten/kanne', 'Kanne', { publish: days.appears }, 7),
    like(courses, '/markt', 'Markt', { expire: { at: days.past, redirect: '/kurse' } }),
    like(courses, '/kurse', 'Kurse im Sommer', { publish: days.swap }),
  )
  Object.assign(courses, { expire: { at: days.swap } })
  return JSON.stringify(content, null, 2)
}
