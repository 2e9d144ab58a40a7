import * as words from '@studio/words.json'
import { expect, test, vi } from 'vitest'
import type { FormFieldField } from '../../base/schema-types/content'
import { fill } from '../../base/text/interface-words'
import type { FormAnswer } from './form-kind'
import { boundDay } from './kinds/day-bound'
import { engineKinds } from './kinds/engine-kinds'
import { readAnswers } from './read-answers'

const label = 'Question'
const required = { required: true, label }
const options = ['Morning', 'Evening']
const reader = { words, kinds: new Map(engineKinds(words)), language: 'pt', zone: 'Europe/Athens' }
const read = (field: FormFieldField, answers: FormAnswer[]) =>
  readAnswers({ ...field, name: 'question' }, answers, reader)
const tooLong = (max: number, length: number) => fill(words.tooLong, { max, length })

test.each<[string, FormFieldField, string[], string | undefined]>([
  ['an empty line', { kind: 'text', ...required }, [' '], words.missingAnswer],
  ['an empty line that is optional', { kind: 'email', label }, [''], undefined],
  ['no choice', { kind: 'choice', ...required, options }, [], words.missingChoice],
  ['no choice of several', { kind: 'choices', ...required, options }, [], words.missingChoice],
  ['a box that is not ticked', { kind: 'tick', ...required }, [], words.missingTick],
  ['a ticked box', { kind: 'tick', ...required }, ['yes'], undefined],
  ['an option that is not offered', { kind: 'choices', label, options }, ['Morning', 'Night'], words.missingChoice],
  ['several options', { kind: 'choices', label, options }, options, undefined],
  ['an email address that is none', { kind: 'email', label }, ['mia@'], words.invalidEmail],
  ['a telephone number in words', { kind: 'telephone', label }, ['ask my mother'], words.invalidTelephone],
  ['a telephone number', { kind: 'telephone', label }, ['+44 (0)1632 960-123'], undefined],
  [
    'a telephone number in Arabic digits, pasted with a mark',
    { kind: 'telephone', label },
    ['\u202a+٩٦١ ١ ٣٤٠'],
    undefined,
  ],
  ['a line of 201 characters', { kind: 'text', label }, ['x'.repeat(201)], tooLong(200, 201)],
  ['a text within its limit, with line ends', { kind: 'longText', label, maxLength: 3 }, ['a\r\nb'], undefined],
])('%s', (_, field, values, message) => {
  expect(read(field, values)).toEqual(
    message === undefined ? expect.objectContaining({ value: expect.anything() }) : { problem: message },
  )
})

const sayMin = (limit: string) => fill(words.tooEarly, { limit })
const sayMax = (limit: string) => fill(words.tooLate, { limit })
const noDay = expect.stringMatching(/\d\d\/\d\d\/\d{4}/)

/** A visit half an hour after midnight in Athens, when it is still 27 November west of it. */
test.each<[string, Partial<FormFieldField>, FormAnswer, unknown]>([
  ['a day', { kind: 'date' }, '2026-12-24', { value: ['2026-12-24'] }],
  ['a day in words', { kind: 'date' }, '24 de dezembro de 2026', { value: ['2026-12-24'] }],
  ['a day in figures', { kind: 'date' }, '24/12/2026', { value: ['2026-12-24'] }],
  ['a day that no calendar has', { kind: 'date' }, '31 de fevereiro', { problem: noDay }],
  ['a word', { kind: 'date' }, 'ontem', { problem: noDay }],
  ['today', { kind: 'date', earliest: 'today' }, '2026-11-28', { value: ['2026-11-28'] }],
  ['yesterday', { kind: 'date', earliest: 'today' }, '2026-11-27', { problem: sayMin('28 de novembro de 2026') }],
  [
    'a day too far',
    { kind: 'date', latest: 'in 3 months' },
    '2027-03-01',
    { problem: sayMax('28 de fevereiro de 2027') },
  ],
  [
    'a Monday',
    { kind: 'date', closedOn: ['monday', 'sunday'] },
    '2026-11-30',
    { problem: fill(words.closedDay, { days: 'segunda-feira e domingo' }) },
  ],
  ['a time', { kind: 'time' }, '19:30:00', { value: ['19:30'] }],
  ['a time as it is said', { kind: 'time' }, '19h30', { value: ['19:30'] }],
  ['a time in the afternoon', { kind: 'time' }, '7:30 p.m.', { value: ['19:30'] }],
  ['an hour', { kind: 'time' }, '12 am', { value: ['00:00'] }],
  ['no time', { kind: 'time' }, '25:00', { problem: fill(words.invalidTime, { example: '19:30' }) }],
  ['a time too early', { kind: 'time', earliest: '18:00' }, '17:59', { problem: sayMin('18:00') }],
  ['a time too late', { kind: 'time', latest: '22:00' }, '22:15', { problem: sayMax('22:00') }],
  [
    'a time between steps',
    { kind: 'time', earliest: '18:00', step: 15 },
    '18:20',
    { problem: fill(words.betweenSteps, { lower: '18:15', upper: '18:30' }) },
  ],
  ['a number', { kind: 'number', least: 0, step: 0.1 }, '0,3', { value: ['0.3'] }],
  ['no number', { kind: 'number' }, 'dois', { problem: words.invalidNumber }],
  ['half a person', { kind: 'number' }, '2.5', { problem: fill(words.betweenSteps, { lower: 2, upper: 3 }) }],
  ['too little', { kind: 'number', least: 1 }, '0', { problem: fill(words.tooLittle, { limit: 1 }) }],
  ['too much', { kind: 'number', greatest: 12 }, '13', { problem: fill(words.tooMuch, { limit: 12 }) }],
  [
    'a file',
    { kind: 'file', accepts: ['pdf'] },
    { name: 'Menu.PDF', size: 5_000_000 },
    { value: [{ name: 'Menu.PDF', size: 5_000_000 }] },
  ],
  [
    'another file',
    { kind: 'file', accepts: ['pdf', 'table'] },
    { name: 'a.exe', size: 1 },
    { problem: fill(words.wrongFile, { types: '.pdf .xlsx .xls .ods .csv' }) },
  ],
  [
    'a large file',
    { kind: 'file', accepts: ['pdf'], maxMegabytes: 1 },
    { name: 'a.pdf', size: 1_000_001 },
    { problem: fill(words.fileTooLarge, { size: '1,1 MB', limit: '1 MB' }) },
  ],
  [
    'no chosen file',
    { kind: 'file', accepts: ['pdf'], required: true },
    { name: '', size: 0 },
    { problem: words.missingAnswer },
  ],
  ['the name of a file', { kind: 'file', accepts: ['pdf'] }, 'a.pdf', { value: [] }],
  ['a file where words are asked', { kind: 'text' }, { name: 'a.pdf', size: 1 }, { value: [] }],
])('%s, on a site in Athens', (_, field, answer, expected) => {
  vi.useFakeTimers({ now: Date.parse('2026-11-27T22:30:00Z') })
  expect(read({ label, ...field } as FormFieldField, [answer])).toEqual(expected)
  vi.useRealTimers()
})

test.each([
  ['today', '2026-11-28'],
  ['tomorrow', '2026-11-29'],
  ['2 weeks ago', '2026-11-14'],
  ['18 years ago', '2008-11-28'],
  ['in 3 months', '2027-02-28'],
  ['2027-02-30', undefined],
  ['in 3 days ago', undefined],
  ['18:30', undefined],
])('a bound of %s is %s', (bound, day) => {
  expect(boundDay(bound, '2026-11-28')).toBe(day)
})

test('a month after the last of January is the last of February', () => {
  expect(boundDay('in 1 month', '2027-01-31')).toBe('2027-02-28')
})
