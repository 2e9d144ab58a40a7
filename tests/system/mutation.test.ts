import { describe, expect, test } from 'vitest'
import type { Problem } from '../../src/engine/base/shared-types/problem'
import { createCheck } from '../../src/engine/content/check'
import {
  examples,
  files,
  type Page,
  published,
  readAt,
  schemas,
  small,
  studio,
  validate,
  withExample,
} from '../sites/mutation-site'
import { createDice, type Mutation, misspell, mutationsAt, placesOf } from '../sites/mutations'

const check = createCheck(schemas)

const errorsOf = (content: unknown, present = files): Problem[] =>
  check({ text: JSON.stringify(content, null, 1), files: present }).problems.filter(
    ({ severity }) => severity === 'error',
  )

const isWithin = (pointer: string, place: string) => pointer === place || pointer.startsWith(`${place}/`)

const parentOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'))

/** Whether a problem stands where the change was made: at the token, in it, or at the object that lacks it. */
const isInPlace = ({ pointer }: Problem, mutation: Mutation): boolean =>
  isWithin(pointer, mutation.pointer) || pointer === parentOf(mutation.pointer)

const ruleIn = (rules: string[]) => (problems: Problem[]) => problems.every(({ rule }) => rules.includes(rule))

/** What is said of a place that names something which is not there. */
const namesWrongly = ['link-target', 'page-target', 'entry-exists', 'shared-exists', 'redirect-target']

/** Changes that are rightly reported at another place, or more than once, and why. */
const exceptions: { reason: string; holds(problems: Problem[], mutation: Mutation): boolean }[] = [
  {
    reason: 'of two twins the second one is too many',
    holds: (problems, { kind, pointer }) =>
      kind === 'duplicate' && problems.length === 1 && parentOf(pointer) === parentOf(listItem(problems[0], pointer)),
  },
  {
    reason: 'what a link, a grid or a block leads to is gone or has another name: the place that names it is wrong now',
    holds: (problems, { kind }) =>
      (kind === 'delete' || kind === 'misspell' || kind === 'retype' || kind === 'swap') &&
      problems.length === 1 &&
      ruleIn(namesWrongly)(problems),
  },
  {
    reason: 'a page without its path or its blocks is wrong, and so is the one place that names it or what stood on it',
    holds: (problems, mutation) => {
      const elsewhere = problems.filter((problem) => !isInPlace(problem, mutation))
      const isWholePage = /^\/pages\/\d+\/(path|blocks)$/.test(mutation.pointer)
      return isWholePage && problems.length === 2 && elsewhere.length === 1 && ruleIn(namesWrongly)(elsewhere)
    },
  },
  {
    reason: 'blocks that have changed places are each in the place of the other',
    holds: (problems, { kind }) => kind === 'swap' && ruleIn(['template'])(problems),
  },
  {
    reason: "two fields that have each other's values may break a rule each",
    holds: (problems, { kind, pointer }) =>
      kind === 'swap' && problems.every((problem) => isWithin(problem.pointer, pointer)),
  },
]

/** The item of a list that a problem is about, at the depth of `pointer`. */
const listItem = (problem: Problem | undefined, pointer: string) =>
  (problem?.pointer ?? '').split('/').slice(0, pointer.split('/').length).join('/')

interface Figures {
  changes: number
  sound: number
  inPlace: number
  excused: number
  failures: string[]
}

const describeFailure = ({ kind, pointer, from, to }: Mutation, problems: Problem[]) =>
  [
    `${kind} ${pointer} ${JSON.stringify(from)?.slice(0, 80)} -> ${JSON.stringify(to)?.slice(0, 80)}`,
    ...problems.map(({ pointer: at, rule, message }) => `   ${at} [${rule}] ${message}`),
  ].join('\n')

/** Checks one change and says in the figures what became of it. */
function tryMutation(mutation: Mutation, figures: Figures, present = files): void {
  const problems = errorsOf(mutation.content, present)
  figures.changes++
  if (problems.length === 0) {
    if (validate(mutation.content).errors.length > 0) figures.failures.push(`passed: ${describeFailure(mutation, [])}`)
    else figures.sound++
    return
  }
  const [only] = problems
  if (problems.length === 1 && only && isInPlace(only, mutation)) figures.inPlace++
  else if (exceptions.some(({ holds }) => holds(problems, mutation))) figures.excused++
  else figures.failures.push(describeFailure(mutation, problems))
}

function report(name: string, { changes, sound, inPlace, excused, failures }: Figures): void {
  console.log(
    `${name}: ${changes} changes, ${sound} still sound, ${inPlace} one problem at the place, ${excused} excused, ${failures.length} not as they should be`,
  )
}

const start = (): Figures => ({ changes: 0, sound: 0, inPlace: 0, excused: 0, failures: [] })

describe('a change of any token', () => {
  test('of every example is sound, or one problem at its place', { timeout: 120_000 }, () => {
    const figures = start()
    const dice = createDice(20)
    for (const { example } of examples) {
      const content = withExample(example)
      expect(errorsOf(content)).toEqual([])
      const before = ['pages', String(content.pages.length - 1), 'blocks', '0']
      for (const { path } of placesOf(example)) {
        for (const mutation of mutationsAt(content, [...before, ...path], dice))
          if (dice() < 0.07) tryMutation(mutation, figures)
      }
    }
    report('examples', figures)
    expect(figures.failures).toEqual([])
    expect(figures.changes).toBeGreaterThan(200)
  })

  test('of a whole site is sound, or one problem at its place', { timeout: 120_000 }, () => {
    const figures = start()
    const dice = createDice(21)
    const places = placesOf(studio)
    while (figures.changes < 20) {
      const place = places[Math.floor(dice() * places.length)]
      const mutations = place ? mutationsAt(studio, place.path, dice) : []
      const mutation = mutations[Math.floor(dice() * mutations.length)]
      if (mutation) tryMutation(mutation, figures, published)
    }
    report('a whole site', figures)
    expect(figures.failures).toEqual([])
  })
})

/** The kinds of known name, and the formats whose values are of that kind. */
const formats: Record<string, string> = {
  href: 'addresses',
  page: 'addresses',
  image: 'files',
  file: 'files',
  animation: 'files',
  shared: 'shared blocks',
  collection: 'collections',
}

test('the first suggestion restores a known name with one wrong character, at least 95 times in a hundred', {
  timeout: 120_000,
}, () => {
  const dice = createDice(22)
  const asked: Record<string, [number, number]> = {}
  const missed: string[] = []
  const checkName = (kind: string, name: string, content: unknown, wrong: string, present = files) => {
    const counts = asked[kind] ?? [0, 0]
    asked[kind] = counts
    const [first] = errorsOf(content, present)
    // A change may hit another known name, which is then no mistake.
    if (!first) return
    counts[1]++
    if (first.suggestion === name) counts[0]++
    else missed.push(`${kind} ${name} as ${wrong}: ${first.suggestion ?? 'nothing'} (${first.message})`)
  }
  for (const { example } of examples) {
    const content = withExample(example)
    const before = ['pages', String(content.pages.length - 1), 'blocks', '0']
    const found = new Map(validate(content).annotations.map(({ pointer, format }) => [pointer, format]))
    for (const { path, key, pointer } of placesOf(example)) {
      const value = readAt(example, path)
      if (dice() < 0.85) continue
      const places = mutationsAt(content, [...before, ...path], dice).filter(({ kind }) => kind === 'misspell')
      for (const mutation of places) {
        if (mutation.isKey) checkName('fields', key, mutation.content, String(mutation.to))
        else if (path.length === 1 && key === 'type')
          checkName('types', String(value), mutation.content, String(mutation.to))
        else {
          const format = found.get(`/${before.join('/')}${pointer}`)
          const isOutside = /^(https?:|mailto:|tel:)/.test(String(value))
          const kind = format && !isOutside ? formats[format] : undefined
          if (kind) checkName(kind, String(value), mutation.content, String(mutation.to))
        }
      }
    }
  }
  for (const [index, page] of small.pages.entries()) {
    for (const name of ['layout', 'redirect', 'path'] as const) {
      if (typeof page[name] !== 'string' || name === 'path') continue
      const wrong = misspell(page[name], dice)
      const pages = small.pages.toSpliced(index, 1, { ...page, [name]: wrong })
      checkName(name === 'layout' ? 'values to choose from' : 'addresses', page[name], { ...small, pages }, wrong)
    }
  }
  for (const [index, page] of studio.pages.entries()) {
    if (typeof page.template !== 'string' || index % 3 > 0) continue
    const wrong = misspell(page.template, dice)
    const pages = studio.pages.toSpliced(index, 1, { ...page, template: wrong })
    checkName('templates', page.template, { ...studio, pages }, wrong, published)
  }
  for (const name of Object.keys(studio.shared)) {
    const wrong = misspell(name, dice)
    const page = {
      path: '/example',
      title: 'An example page',
      description: 'One shared block.',
      blocks: [{ shared: wrong }],
    }
    checkName('shared blocks', name, { ...small, pages: [...small.pages, page] }, wrong)
  }
  const anchors = validate(small).annotations.filter(({ format }) => format === 'anchor')
  for (const { pointer, value } of anchors) {
    const page = small.pages[Number(pointer.split('/')[2])] as Page
    const wrong = misspell(String(value), dice)
    const example = {
      type: 'callToAction',
      heading: 'Here',
      buttons: [{ text: 'There', href: `${page.path}#${wrong}` }],
    }
    checkName('anchors', `${page.path}#${value}`, withExample(example), wrong)
  }
  const figures = Object.entries(asked).map(([kind, [right, all]]) => `${kind} ${right} of ${all}`)
  const right = Object.values(asked).reduce((sum, [count]) => sum + count, 0)
  const all = Object.values(asked).reduce((sum, [, count]) => sum + count, 0)
  console.log(`first suggestions: ${right} of ${all} (${((100 * right) / all).toFixed(1)} %): ${figures.join(', ')}`)
  expect(right / all, missed.join('\n')).toBeGreaterThanOrEqual(0.95)
})
