export interface WindowAddress {
  page: string
  /** Of another branch than the author's: it is only shown. */
  branch?: string
}

/** Encodes what ends a value in the hash, and leaves it readable. */
const encode = (text: string) => encodeURIComponent(text).replaceAll('%2F', '/')

function decode(text: string): string {
  try {
    return decodeURI(text)
  } catch {
    return text
  }
}

/** "#/about", "#branch=new-team", "#branch=new-team&page=/about" */
export function readWindowAddress(hash: string): WindowAddress {
  const text = hash.replace(/^#/, '')
  if (text.startsWith('/')) return { page: decode(text) }
  const values = new URLSearchParams(text)
  const branch = values.get('branch')
  return { page: values.get('page') ?? '/', ...(branch && { branch }) }
}

export const writeWindowAddress = ({ page, branch }: WindowAddress): string =>
  branch === undefined ? `#${encodeURI(page)}` : `#branch=${encode(branch)}&page=${encode(page)}`
