/** Where a repository stands on the web: "https://github.com" and "fox/site". */
interface WebPlace {
  origin: string
  path: string
}

type Kind = 'github' | 'gitlab' | 'gitea'

/** Hosts that let in ssh under another name than their pages. */
const otherNames: Record<string, string> = { 'ssh.github.com': 'github.com', 'altssh.gitlab.com': 'gitlab.com' }

const placeAt = (origin: string, path: string): WebPlace | undefined => {
  const plain = path
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/\.git$/, '')
  return plain.includes('/') && URL.canParse(origin) ? { origin, path: plain } : undefined
}

/** Reads the address of a remote: https, ssh:// or "git@host:owner/repository.git". Ports of ssh are none of the web's. */
function readAddress(address: string): WebPlace | undefined {
  const short = address.match(/^(?:[^/@:]+@)?([^/@:[\]]+):(?!\/\/)(.+)$/)
  if (short) return placeAt(`https://${otherNames[short[1] ?? ''] ?? short[1]}`, short[2] ?? '')
  if (!/^(?:https?|ssh|git\+ssh|git):\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  if (protocol === 'https:' || protocol === 'http:') return placeAt(`${protocol}//${host}`, pathname)
  const name = host.replace(/:\d+$/, '')
  return placeAt(`https://${otherNames[name] ?? name}`, pathname)
}

/** The kind of a host by its name. A name without a dot is a short one of somebody's own settings. */
function kindOf({ origin }: WebPlace): Kind | undefined {
  const { hostname } = new URL(origin)
  if (!hostname.includes('.')) return undefined
  if (/(?:^|\.)github\./.test(hostname)) return 'github'
  if (/(?:^|\.)gitlab\./.test(hostname)) return 'gitlab'
  return /(?:^|\.)(?:gitea|forgejo|codeberg)\./.test(hostname) ? 'gitea' : undefined
}

/** Returns the address that a server has printed for a branch; undefined where it printed none. */
function findPrinted(output: string, branch: string): string | undefined {
  const links = output.match(/\bhttps?:\/\/[^\s<>"']+/g) ?? []
  const names = [branch, encodeURIComponent(branch)]
  return links.find((link) => URL.canParse(link) && names.some((name) => link.includes(name)))
}

/**
 * Returns the address at which a pull request for a branch is opened: made from the remote's address where the kind of
 * its host is known, else the one that the server printed. Undefined where neither is there.
 */
export function pullRequestAddress(
  remote: string,
  { branch, base, output }: { branch: string; base: string; output: string },
): string | undefined {
  const place = readAddress(remote)
  const kind = place && kindOf(place)
  const [name, onto] = [encodeURIComponent(branch), base.split('/').map(encodeURIComponent).join('/')]
  if (!kind) return findPrinted(output, branch)
  const repository = `${place.origin}/${place.path}`
  if (kind === 'github') return `${repository}/pull/new/${name}`
  if (kind === 'gitlab') return `${repository}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`
  return `${repository}/compare/${onto}...${name}`
}
