import { onMessage } from '../../../base/dom/preview-channel/channel'
import { blockOfSource } from './policy-refusals'

/** What React has found wrong while it hydrated, and the components around it with the addresses of their code. */
export interface HydrationFault {
  message: string
  stack: string
}

/** In development and in production: https://react.dev/errors/418 */
const mismatch = /didn't match the client|error #418\b/

const blockIn = (stack: string) =>
  stack
    .split('\n')
    .map((line) => blockOfSource(line))
    .find(Boolean)

export function describeMismatch({ message, stack }: HydrationFault): string | undefined {
  if (!mismatch.test(message)) return undefined
  const block = blockIn(stack)
  return `${block ? `The block "${block}"` : 'The page'} makes other html in browsers than on the server, so that React renders it twice. Read the time, the window and random values in an effect only, and see the console.`
}

export function watchMismatches(report: (sentence: string) => void): void {
  onMessage('page:fault', (fault: HydrationFault) => {
    const sentence = describeMismatch(fault)
    if (sentence) report(sentence)
  })
}
