import { expect, test } from 'vitest'
import type { Problem } from '../../../base/shared-types/problem'
import { repairText } from '.'

/** Words to replace, and no word twice. */
function createWordCheck(wanted: Record<string, string>) {
  const looked: string[] = []
  const check = (text: string): Problem[] => {
    looked.push(text)
    const words = [...text.matchAll(/\S+/g)].map(({ 0: word, index }) => ({ word, index }))
    const at = (index: number) => ({ file: '', line: 1, column: index + 1, endLine: 1, endColumn: index + 2 })
    const wrong = words.flatMap(({ word, index }): Problem[] => {
      const text = wanted[word]
      if (text === undefined) return []
      const fix = [{ offset: index, length: word.length, text }]
      return [{ rule: 'word', severity: 'error', message: `${word} is wrong.`, pointer: `/${word}`, fix, ...at(index) }]
    })
    const twice = words.flatMap(({ word, index }, place): Problem[] =>
      words.findIndex((other) => other.word === word) < place
        ? [{ rule: 'twice', severity: 'error', message: `${word} is twice.`, pointer: `/${word}`, ...at(index) }]
        : [],
    )
    return [...wrong, ...twice].sort((a, b) => a.column - b.column)
  }
  return { check, looked }
}

test('repairs all that is safe, and changes no other character', () => {
  const { check } = createWordCheck({ a: 'b', c: 'd' })
  const { text, repaired, remaining } = repairText('a  x\tc', check)
  expect(text).toBe('b  x\td')
  expect(repaired.map(({ message }) => message)).toEqual(['a is wrong.', 'c is wrong.'])
  expect(remaining).toEqual([])
})

test('a repair that causes a new problem is not made; all others are', () => {
  const { check } = createWordCheck({ a: 'x', b: 'y', c: 'z' })
  const { text, repaired, remaining } = repairText('x a b c', check)
  expect(text).toBe('x a y z')
  expect(repaired.map(({ message }) => message)).toEqual(['b is wrong.', 'c is wrong.'])
  expect(remaining.map(({ message }) => message)).toEqual(['a is wrong.'])
  expect(repairText(text, check).text).toBe(text)
})

test('a repair without effect does not loop', () => {
  const { check, looked } = createWordCheck({ a: 'a' })
  expect(repairText('a', check).repaired).toEqual([])
  expect(looked.length).toBeLessThan(5)
})

test('many conflicting repairs end quickly', () => {
  const names = Array.from({ length: 60 }, (_, index) => `a${index}`)
  const { check, looked } = createWordCheck(Object.fromEntries(names.map((name) => [name, 'x'])))
  expect(repairText(`x ${names.join(' ')}`, check).repaired).toEqual([])
  expect(looked.length).toBeLessThanOrEqual(40)
})

test('a JSON mistake that needs an author leaves the file unchanged, and is reported', () => {
  const unclear = {
    rule: 'syntax',
    severity: 'error',
    message: 'This { is never closed.',
    line: 3,
    pointer: '',
  } as Problem
  const { check } = createWordCheck({ a: 'b' })
  const { text, repaired, refusal } = repairText('a', (words) => [...check(words), unclear])
  expect({ text, repaired, refusal }).toEqual({ text: 'a', repaired: [], refusal: unclear })
})
