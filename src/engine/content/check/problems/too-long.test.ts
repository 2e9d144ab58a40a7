import { describe, expect, test } from 'vitest'
import { studio } from '../../../../../tests/sites/memory-site'
import { repairText } from '../fix'
import { findTooLong } from './too-long'

const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(25_000)}`
const words = 'Some words. '.repeat(25_000)

const check = (text: string) => studio.check({ text, files: studio.files }).problems

/** Writes a value at a pointer of the second studio's site. */
function textWith(pointer: string, value: string, space = 2): string {
  const content = JSON.parse(studio.text)
  const tokens = pointer.split('/').slice(1)
  const last = tokens.pop() as string
  tokens.reduce((holder, token) => holder[token], content)[last] = value
  return JSON.stringify(content, null, space)
}

describe('a text that is longer than any may be', () => {
  test.each([
    ['/pages/0/blocks/0/image/src', picture],
    ['/pages/1/blocks/1/html', `<p><img src="${picture}" alt="A jug"></p>`],
    ['/site/name', picture],
    ['/pages/1/path', `/${picture}`],
    ['/pages/0/title', words],
    ['/pages/0/blocks/0/unknown', words],
    ['/pages/1/blocks/1/html', `<p>${'<'.repeat(300_000)}`],
    // So many exhaust the stack of an expression.
    ['/pages/1/blocks/1/html', `<p>${'Some words. '.repeat(800_000)}</p>`],
  ])('at %s has one message, and no repair', (pointer, value) => {
    const text = textWith(pointer, value)
    const problems = check(text)
    const { line } = problems[0] ?? {}
    expect(problems).toMatchObject([{ rule: 'text-length', severity: 'error', pointer }])
    expect(text.split('\n')[(line ?? 0) - 1]?.length).toBeGreaterThan(100_000)
    expect(repairText(text, check)).toMatchObject({ text, repaired: [] })
  })

  test('is told how to mend it', () => {
    const say = (value: string) => findTooLong(textWith('/site/name', value)).map(({ message }) => message)
    expect(say(picture)).toEqual([expect.stringMatching(/275,022 letters.*Save the picture in public\/images/)])
    expect(say(`data:application/pdf;${words}`)).toEqual([expect.stringMatching(/Save the file in public\/files/)])
    expect(say(words.repeat(10))).toEqual([expect.stringMatching(/3 million letters.*Shorten it/)])
  })

  test('is found where the quotes around it are missing, or the file is one line', () => {
    const text = textWith('/site/name', picture)
    const bare = text.replace(`"${picture}"`, () => picture)
    expect(check(bare)).toMatchObject([{ rule: 'text-length' }])
    expect(check(textWith('/site/name', picture, 0))).toMatchObject([{ rule: 'text-length', pointer: '/site/name' }])
  })
})

test('nothing is found in long lines of short texts or numbers, nor in a text at the limit', () => {
  const site = JSON.stringify(Array(40_000).fill({ heading: 'A "word"', of: 1.5 }))
  const numbers = `{"k":[${'0.25,-1e3,'.repeat(40_000)}0]}`
  const most = JSON.stringify({ html: 'x'.repeat(100_000) }, null, 2)
  expect([site, numbers, most, `${most}\n`.repeat(3)].flatMap(findTooLong)).toEqual([])
  expect(findTooLong(most.replace('x', 'xx'))).toHaveLength(1)
})
