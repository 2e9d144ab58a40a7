/** Class of a heading one of whose words is longer than a line takes at the usual size: it is set smaller. See theme/global.scss. */
export const longWordClass = (heading: string): string | undefined =>
  /[^\s\u00ad/-]{16}/.test(heading) ? 'long-word' : undefined
