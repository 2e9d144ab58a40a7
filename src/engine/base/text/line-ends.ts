/** Git for Windows checks files out with "\r\n". */
export const withLineFeeds = (text: string): string => text.replaceAll('\r\n', '\n')
