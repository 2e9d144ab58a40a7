import { expect, test } from 'vitest'
import { readSchemas } from '../../../folders/studio-folder/read-schemas'
import { createCheck, type PublicFiles } from '..'

const check = createCheck(await readSchemas(`${import.meta.dirname}/../../../../..`))
const numbers = Array.from({ length: 500 }, (_, index) => index + 1)

function siteOf(picture: (number: number) => object) {
  const pages = numbers.map((number) => ({
    path: `/page-${number}`,
    title: `Page ${number}`,
    description: 'A page with a picture of its own, and with a link to another page.',
    blocks: [{ type: 'banner', heading: `Page ${number}`, image: picture(number) }],
  }))
  return JSON.stringify({ site: {}, pages }, null, 2)
}

const files: PublicFiles = new Map(numbers.map((number) => [`/images/foxes/fox-${number}.svg`, { bytes: 100 }]))
const problemsOf = (text: string, rule: string) =>
  check({ text, files }).problems.filter((problem) => problem.rule === rule)

test('a renamed folder is one problem, which names it, counts the places and repairs all', () => {
  const text = siteOf((number) => ({ src: `/images/fox/fox-${number}.svg`, alt: `Fox number ${number} runs` }))
  const [problem, ...others] = problemsOf(text, 'file-exists')
  expect(others).toEqual([])
  expect(problem?.message).toMatch(
    /no folder "\/images\/fox\/".* in "\/images\/foxes\/".* The same in 499 more places: lines \d+, /,
  )
  expect(problem?.others).toHaveLength(499)
  expect(problem?.fix).toHaveLength(500)
})

test('a field renamed by search-and-replace is one problem', () => {
  const text = siteOf((number) => ({ source: `/images/foxes/fox-${number}.svg`, alt: `Fox number ${number} runs` }))
  const problems = problemsOf(text, 'unknown-field')
  expect(problems).toHaveLength(1)
  expect(problems[0]?.others?.at(-1)).toMatchObject({ pointer: '/pages/499/blocks/0/image/source', page: '/page-500' })
})

test('a slip in every line is one problem with one repair', () => {
  const text = siteOf((number) => ({ src: `/images/foxes/fox-${number}.svg`, alt: `Fox number ${number} runs` }))
  const [problem, ...others] = problemsOf(text.replace(/"(\w+)":/g, '$1:'), 'syntax')
  expect(others).toEqual([])
  expect(problem?.fix?.length).toBeGreaterThan(5000)
})

test('a few similar mistakes are reported one by one', () => {
  const text = siteOf((number) => ({
    src: `/images/foxes/fox-${number}${number < 5 ? 'x' : ''}.svg`,
    alt: `Fox ${number} runs`,
  }))
  expect(problemsOf(text, 'file-exists')).toHaveLength(4)
})
