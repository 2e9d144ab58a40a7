import type { Finding, PageRule } from 'schema-pages/check/rule'

/** There is one workshop, and one who teaches in it. */
export const courseDay: PageRule = {
  code: 'course-day',
  severity: 'warning',
  scope: 'page',
  check: ({ ofFormat }) => {
    const taken = new Set<unknown>()
    return ofFormat('date').flatMap(({ value, pointer }): Finding[] => {
      if (!taken.has(value)) {
        taken.add(value)
        return []
      }
      return [{ pointer, message: `There is another course on "${value}". Choose a free day.` }]
    })
  },
}
