/** What systems, editors and packers leave in a folder: none of it is meant for visitors. */
const leftover =
  /^(?:thumbs\.db|ehthumbs\.db|desktop\.ini|icon\r|__macosx|\$recycle\.bin|#.*#|~\$.*|.*~|.*\.(?:swp|swo|bak|orig|tmp))$/i

const isHiddenName = (name: string): boolean => name.startsWith('.') || leftover.test(name)

/**
 * The shortest part of an address of public/ that is hidden: "/.git" for "/.git/config". Hidden are names that begin
 * with a dot, and what systems and editors leave behind. `/.well-known`, which the standard RFC 8615 makes public, is
 * not. Undefined for a file that visitors may get: what has a hidden part is neither published nor served.
 */
export function hiddenPart(address: string): string | undefined {
  const names = address.split('/')
  const at = names.findIndex((name, index) => isHiddenName(name) && !(index === 1 && name === '.well-known'))
  return at < 0 ? undefined : names.slice(0, at + 1).join('/')
}
