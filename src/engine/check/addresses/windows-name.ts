/** Names that Windows keeps for its devices, whatever ending follows: no file or folder can be called so there. */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])(?:$|[. ])/i

/** Signs that no name may hold on Windows, and ends that it cuts off. */
const sign = /[<>:"|?*\\\p{Cc}]|[. ]$/u

/** The name of a device that an address holds: "aux" for "/images/aux.svg". */
export const deviceIn = (address: string): string | undefined =>
  address
    .split('/')
    .find((name) => device.test(name))
    ?.replace(/[. ].*$/s, '')

/** The first name of an address that Windows cannot write: "a:b.svg" for "/images/a:b.svg". */
export const oddNameIn = (address: string): string | undefined => address.split('/').find((name) => sign.test(name))
