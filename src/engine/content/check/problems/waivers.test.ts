import { describe, expect, test } from 'vitest'
import { readContent } from '../content-index/read-content'
import type { CodedFinding } from '../findings/finding'
import { applyWaivers, checkWaivers } from './waivers'

const warnings: CodedFinding[] = [
  { rule: 'page-title', pointer: '/pages/1/title', message: 'Too long.' },
  { rule: 'page-title', pointer: '/pages/10/title', message: 'Too long.' },
  { rule: 'unused-file', pointer: '', file: '/press/logo.png', message: 'Unused.' },
  { rule: 'link-text', pointer: '/shared/clients/text', message: 'Hollow.' },
]

const pages = Array.from({ length: 11 }, (_, index) => ({ path: `/${index}` }))

/** Warnings by place, then messages about waivers. */
function stillShown(waivers: object[], today?: string): string[] {
  const now = today === undefined ? undefined : Date.parse(today)
  const content = readContent({ pages, waivers }, [], new Map(), { now })
  return applyWaivers(warnings, { content }).map(({ pointer, file, rule }) => `${rule} ${file ?? pointer}`)
}

const left = warnings.map(({ rule, file, pointer }) => `${rule} ${file ?? pointer}`)
const without = (...gone: number[]) => left.filter((_, index) => !gone.includes(index))

describe('a waiver', () => {
  const until = '2027-03-31'
  test.each<[string, object, string[]]>([
    ['of one page', { rule: 'page-title', page: '/1', until }, without(0)],
    ['of the whole site', { rule: 'page-title', until }, without(0, 1)],
    ['of a file', { rule: 'unused-file', file: '/press/logo.png', until }, without(2)],
    ['of a folder', { rule: 'unused-file', file: '/press/*', until }, without(2)],
    ['of a shared block', { rule: 'link-text', until }, without(3)],
    ['of a page that has no such warning', { rule: 'page-title', page: '/2', until }, [...left, 'waiver /waivers/0']],
    ['of a file of another name', { rule: 'unused-file', file: '/press', until }, [...left, 'waiver /waivers/0']],
    ['of a page that is not there', { rule: 'page-title', page: '/x', until }, [...left, 'waiver /waivers/0']],
  ])('%s', (_, waiver, expected) => {
    expect(stillShown([waiver], '2026-11-20')).toEqual(expected)
  })

  test.each([
    ['2027-03-31', without(0)],
    ['2027-04-01', [...without(0), 'waiver /waivers/0/until']],
    [undefined, without(0)],
  ])('that ends on 31 March is as good as this on %s', (today, expected) => {
    expect(stillShown([{ rule: 'page-title', page: '/1', until }], today)).toEqual(expected)
  })

  test.each([
    ['page-title', '2028-02-29', []],
    ['page-title', '2027-02-29', ['/waivers/0/until']],
    ['page-titel', until, ['/waivers/0/rule']],
    ['link-target', until, ['/waivers/0/rule']],
  ])('of %s until %s has its mistakes named', (rule, day, expected) => {
    const content = readContent({ pages, waivers: [{ rule, until: day }] }, [], new Map())
    expect(checkWaivers(content, ['page-title', 'link-text']).map(({ pointer }) => pointer)).toEqual(expected)
  })
})
