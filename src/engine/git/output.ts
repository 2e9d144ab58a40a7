import { stripVTControlCharacters } from 'node:util'

/** No more characters of what git says are shown: the last ones, where the reason stands. */
const longest = 8000

/** Orders to a terminal that are no colours. */
const orders = /(?![\n\t])\p{Cc}/gu

/** What stands before the server in an address: a name and, it may be, a password. */
const login = /(\bhttps?:\/\/)[^/\s@]*@/g

/** Returns an address without the name and the password in it. */
export const withoutLogin = (text: string): string => text.replace(login, '$1')

/** Returns what git has said as plain text: without colours, without lines that were written over, without passwords. */
export function cleanOutput(text: string): string {
  const lines = text
    .slice(-longest)
    .replace(/\r\n/g, '\n')
    .split('\n')
    .map((line) => line.slice(line.lastIndexOf('\r', line.length - 2) + 1))
  return withoutLogin(stripVTControlCharacters(lines.join('\n')).replace(orders, '')).trim()
}
