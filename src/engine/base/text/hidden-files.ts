/** What operating systems, editors and archivers leave behind. */
const leftover =
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin|#.*#|~\$.*|.*~|.*\.(?:swp|swo|bak|orig|tmp))$/i

const isHiddenName = (name: string): boolean => name.startsWith('.') || leftover.test(name)

/**
 * The shortest hidden part of an address: "/.git" for "/.git/config". It is neither published nor served.
 * `/.well-known` is public: RFC 8615.
 */
export function hiddenPart(address: string): string | undefined {
  const names = address.split('/')
  const at = names.findIndex((name, index) => isHiddenName(name) && !(index === 1 && name === '.well-known'))
  return at < 0 ? undefined : names.slice(0, at + 1).join('/')
}
