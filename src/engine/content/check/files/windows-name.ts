/** Names that Windows reserves for devices, with any ending. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:$|[. ])/i

/** Characters that Windows forbids in names, and ends that it cuts off. */
const sign = /[<>:"|?*\\\p{Cc}]|[. ]$/u

/** "aux" for "/images/aux.svg". */
export const deviceIn = (address: string): string | undefined =>
  address
    .split('/')
    .find((name) => device.test(name))
    ?.replace(/[. ].*$/s, '')

/** "a:b.svg" for "/images/a:b.svg". */
export const oddNameIn = (address: string): string | undefined => address.split('/').find((name) => sign.test(name))
