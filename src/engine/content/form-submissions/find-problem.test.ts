import * as words from '@studio/words.json'
import { expect, test } from 'vitest'
import type { FormFieldField } from '../../base/schema-types/content'
import { fill } from '../../base/text/interface-words'
import { findProblem } from './find-problem'

const label = 'Question'
const required = { required: true, label }
const options = ['Morning', 'Evening']
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
  expect(findProblem(field, values, words)).toBe(message)
})
