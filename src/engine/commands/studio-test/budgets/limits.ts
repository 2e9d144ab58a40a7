import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure } from '../../../base/shared-types/failure'
import { isObject } from '../../../base/shared-types/json'
import { nameAll } from '../../../base/text/name-all'
import { grouped } from '../../../base/text/numbers'
import type { Fault } from '../../../folders/studio-folder/studio/fault'
import type { PageWeight } from './page-weight'

interface Budget {
  title: string
  /** In bytes. */
  limit: number
  of: (page: PageWeight) => number
  advice: string
}

/** For any studio; its budgets file lowers or raises them. */
const budgets: Record<string, Budget> = {
  htmlAndCss: {
    title: 'html and css',
    limit: 60_000,
    of: ({ html, css }) => html + css,
    advice: 'Split the page, or let a list of it show fewer items.',
  },
  css: {
    title: 'css',
    limit: 30_000,
    of: ({ css }) => css,
    advice: 'Move styles that one block needs from the theme to the block.',
  },
  fonts: {
    title: 'fonts to begin with',
    limit: 60_000,
    of: ({ fonts }) => fonts,
    advice: 'Load fewer weights at first, or subsets with the letters of the language.',
  },
  allFonts: {
    title: 'fonts for its whole text',
    limit: 100_000,
    of: ({ allFonts }) => allFonts,
    advice: 'Use fewer weights and styles, or a variable typeface.',
  },
  script: {
    title: 'script to begin with',
    limit: 4_000,
    of: ({ loader }) => loader,
    advice: 'Nothing of a studio should be in it but the styles of the theme.',
  },
  opener: {
    title: 'script to open it',
    limit: 1_500,
    of: ({ opener = 0 }) => opener,
    advice: 'Nothing of a studio should be in it.',
  },
  app: {
    title: 'app',
    limit: 100_000,
    of: ({ app }) => app,
    advice: 'Import large packages in the block that needs them, with import(), and not in layouts.',
  },
}

/** In a studio's folder. */
const budgetsFile = 'tests/budgets.json'

/** Limits in bytes by the name of the budget. */
export type Limits = Record<string, number>

export const usualLimits: Limits = Object.fromEntries(Object.entries(budgets).map(([name, { limit }]) => [name, limit]))

/** Throws a Failure for a file that cannot be used. */
export function readLimits(site: string): Limits {
  const file = join(site, budgetsFile)
  if (!existsSync(file)) return usualLimits
  const names = Object.keys(budgets)
  const refuse = (words: string): never => {
    throw new Failure(
      `${budgetsFile}\n  ${words} For example { "css": 20000 }, in bytes; there are ${names.join(', ')}.`,
    )
  }
  let own: unknown
  try {
    own = JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return refuse('This is no JSON.')
  }
  if (!isObject(own)) return refuse('This is no object.')
  for (const [name, limit] of Object.entries(own)) {
    if (!names.includes(name)) refuse(`There is no budget "${name}".`)
    if (typeof limit !== 'number' || limit <= 0) refuse(`The budget "${name}" is no number of bytes.`)
  }
  return { ...usualLimits, ...(own as Limits) }
}

/** One fault for each budget: the heaviest page, and the others above it. */
export const findHeavyPages = (pages: PageWeight[], limits: Limits): Fault[] =>
  Object.entries(budgets).flatMap(([name, { title, of, advice }]): Fault[] => {
    const limit = limits[name] ?? 0
    const [heaviest, ...others] = pages.filter((page) => of(page) > limit).sort((one, other) => of(other) - of(one))
    if (!heaviest) return []
    const also = others.length > 0 ? ` There are too many on ${nameAll(others.map(({ path }) => path))}, too.` : ''
    const words = `It has ${grouped(of(heaviest))} bytes of ${title}; there may be ${grouped(limit)}.`
    const message = `${words}${also} ${advice} "${name}" in ${budgetsFile} can allow more.`
    return [{ place: heaviest.path, message }]
  })
