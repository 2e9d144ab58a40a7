import { stripVTControlCharacters } from 'node:util'

/** How many characters of git's output are shown: the last ones, which give the reason. */
const longest = 8000

/** Orders to a terminal that are no colours. */
const orders = /(?![\n\t])\p{Cc}/gu

/**
 * What is before the server in an address, a name or a password: "https://fox:secret@…", the same in URL code, and
 * "fox:secret@…", as ssh says it. A password that was not put into URL code may hold "@" and "/". Lengths are limited, or
 * long texts would take squared time.
 */
const logins = [
  /(:\/\/)(?:[^\s/:@]{0,200}:(?!\d+(?:\/|\s|$))\S{0,2000}|[^\s/]{0,2000})@/gi,
  /(%3a%2f%2f)(?:(?!%2f)[^\s/]){0,2000}%40/gi,
  /(^|[\s'"(])[^\s:/@'"(]+:[^\s:/@]+@(?=[\w[])/g,
]

/** Returns a text without the names and the passwords in its addresses. */
export const withoutLogin = (text: string): string => logins.reduce((rest, login) => rest.replace(login, '$1'), text)

/** Returns what git has said as plain text: without colours, without lines that were written over, without passwords. */
export function cleanOutput(text: string): string {
  const lines = text
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r', line.length - 2) + 1))
  const plain = stripVTControlCharacters(lines.join('\n')).replace(orders, '')
  return withoutLogin(plain).slice(-longest).trim()
}
