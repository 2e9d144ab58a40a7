import { htmlFile } from '../../model/addresses'
import { deviceIn, oddNameIn } from '../addresses/windows-name'
import type { PageOutline } from '../content/page-outline'
import type { Finding, SiteRule } from '../rule'

/** Why a page or a redirect cannot be written to the file of its path. A path with a wildcard is written to none. */
function refuse({ path, redirect }: PageOutline): string | undefined {
  if (path === '/index')
    return 'The path "/index" belongs to the home page, which is written "/". Give this page another path.'
  if (/^\/assets(\/|$)/.test(path))
    return `The folder "/assets" holds the scripts and styles of the site. Give this page another path than "${path}".`
  const name = path.endsWith('*') ? undefined : deviceIn(htmlFile(path))
  const what =
    redirect === undefined ? 'Give this page another path.' : 'Write another path, or take this redirect out.'
  return (
    name &&
    `The path "${path}" cannot be used: Windows keeps the name "${name}" for itself, and no file can be called so there. ${what}`
  )
}

/** Why Windows cannot hold a file. */
function refuseFile(address: string): string | undefined {
  const device = deviceIn(address)
  if (device !== undefined) return `which keeps the name "${device}" for itself`
  const odd = oddNameIn(address)
  return odd === undefined
    ? undefined
    : `where the name "${odd}" is not allowed: it may hold none of < > : " | ? * \\ and not end in a dot or a blank`
}

function judgePage(page: PageOutline): Finding[] {
  const message = refuse(page)
  const group = page.path.startsWith('/assets') ? 'the folder of the build' : undefined
  return message ? [{ pointer: `${page.pointer}/path`, message, group }] : []
}

/** A page whose files would take the place of others that the build writes, or that not every computer can write; a file of such a name. */
export const reservedPath: SiteRule = {
  code: 'reserved-path',
  severity: 'error',
  scope: 'site',
  check: ({ pages, files, ofFormat, images }) => {
    const places = new Map<unknown, string>()
    for (const { value, pointer } of [...ofFormat('file', 'animation', 'loop'), ...images]) places.set(value, pointer)
    const ofFiles = [...files.keys()].flatMap((address): Finding[] => {
      const reason = refuseFile(address)
      if (reason === undefined) return []
      const message = `The file "${address}" of the public folder cannot be copied to Windows, ${reason}. Give it another name.`
      return [{ pointer: places.get(address) ?? '', message }]
    })
    return [...pages.flatMap(judgePage), ...ofFiles]
  },
}
