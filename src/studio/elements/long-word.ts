/** For headings with a word longer than a line: sets them smaller. See theme/global.scss. */
export const longWordClass = (heading: string): string | undefined =>
  /[^\s\u00ad/-]{16}/.test(heading) ? 'long-word' : undefined
