export const dateOf = (time: string) =>
  new Date(time).toLocaleString('en-GB', { dateStyle: 'long', timeStyle: 'short' })
