interface WebRepository {
  origin: string
  path: string
}

type HostKind = 'github' | 'gitlab' | 'gitea'

/** Hosts whose ssh server has another name than their pages. */
const webHosts: Record<string, string> = { 'ssh.github.com': 'github.com', 'altssh.gitlab.com': 'gitlab.com' }

const repositoryAt = (origin: string, path: string): WebRepository | undefined => {
  const plain = path
    .split('/')
    .filter(Boolean)
    .join('/')
    .replace(/\.git$/, '')
  return plain.includes('/') && URL.canParse(origin) ? { origin, path: plain } : undefined
}

/** Reads https, ssh:// and "git@host:owner/repository.git". An ssh port says nothing about the web. */
function readAddress(address: string): WebRepository | undefined {
  const short = address.match(/^(?:[^/@:]+@)?([^/@:[\]]+):(?!\/\/)(.+)$/)
  if (short) return repositoryAt(`https://${webHosts[short[1] ?? ''] ?? short[1]}`, short[2] ?? '')
  if (!/^(?:https?|ssh|git\+ssh|git):\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { protocol, host, pathname } = new URL(address)
  if (protocol === 'https:' || protocol === 'http:') return repositoryAt(`${protocol}//${host}`, pathname)
  const name = host.replace(/:\d+$/, '')
  return repositoryAt(`https://${webHosts[name] ?? name}`, pathname)
}

/** A name without a dot is an alias from the ssh configuration. */
function kindOf({ origin }: WebRepository): HostKind | undefined {
  const { hostname } = new URL(origin)
  if (!hostname.includes('.')) return undefined
  if (/(?:^|\.)github\./.test(hostname)) return 'github'
  if (/(?:^|\.)gitlab\./.test(hostname)) return 'gitlab'
  return /(?:^|\.)(?:gitea|forgejo|codeberg)\./.test(hostname) ? 'gitea' : undefined
}

function findPrinted(output: string, branch: string): string | undefined {
  const links = output.match(/\bhttps?:\/\/[^\s<>"']+/g) ?? []
  const names = [branch, encodeURIComponent(branch)]
  return links.find((link) => URL.canParse(link) && names.some((name) => link.includes(name)))
}

/** Derived for known hosts, else the address that the server printed. */
export function pullRequestAddress(
  remote: string,
  { branch, base, output }: { branch: string; base: string; output: string },
): string | undefined {
  const repository = readAddress(remote)
  const kind = repository && kindOf(repository)
  const [name, onto] = [encodeURIComponent(branch), base.split('/').map(encodeURIComponent).join('/')]
  if (!kind) return findPrinted(output, branch)
  const page = `${repository.origin}/${repository.path}`
  if (kind === 'github') return `${page}/pull/new/${name}`
  if (kind === 'gitlab') return `${page}/-/merge_requests/new?merge_request%5Bsource_branch%5D=${name}`
  return `${page}/compare/${onto}...${name}`
}
