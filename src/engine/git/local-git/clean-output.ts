import { stripVTControlCharacters } from 'node:util'

/** The last characters of git's output give the reason. */
const maxLength = 8000

const controlCharacters = /(?![\n\t])\p{Cc}/gu

/** Logins in addresses, percent-encoded ones, and those that ssh prints. Limited lengths avoid quadratic time. */
const logins = [
  /(:\/\/)(?:[^\s/:@]{0,200}:(?!\d+(?:\/|\s|$))\S{0,500}|[^\s/]{0,500})@/gi,
  /(%3a%2f%2f)(?:(?!%2f)[^\s/]){0,500}%40/gi,
  /(^|[\s'"(])[^\s:/@'"(]+:[^\s:/@]+@(?=[\w[])/g,
]

export const withoutLogin = (text: string): string => logins.reduce((rest, login) => rest.replace(login, '$1'), text)

export function cleanOutput(text: string): string {
  const lines = text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r', line.length - 2) + 1))
  const plain = stripVTControlCharacters(lines.join('\n')).replace(controlCharacters, '')
  return withoutLogin(plain).slice(-maxLength).trim()
}
