import { htmlFile } from '../../../base/shared-types/addresses'
import { findUnfitSign } from '../../../base/text/host-signs'
import type { PageOutline } from '../content-index/page-outline'
import { deviceIn, oddNameIn } from '../files/windows-name'
import type { Finding, PageRule } from '../findings/rule'

/** Why the file of a path cannot be written. A path with a wildcard has none. */
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

function refuseFile(address: string): string | undefined {
  const device = deviceIn(address)
  if (device !== undefined) return `which keeps the name "${device}" for itself`
  const odd = oddNameIn(address)
  return odd === undefined
    ? undefined
    : `where the name "${odd}" is not allowed: it may hold none of < > : " | ? * \\ and not end in a dot or a blank`
}

/** Why hosts cannot be told of a folder: their configuration names some, with the headers of what is in them. */
function refuseFolder(address: string): string | undefined {
  const folder = address.replace(/[^/]*$/, '')
  const sign = findUnfitSign(folder.replaceAll('/{key}/', '/'))
  return sign === undefined
    ? undefined
    : `The name of a folder may not hold ${sign}, which has a meaning of its own in the settings of hosts: "${folder}" in the public folder. Give the folder another name.`
}

function checkPage(page: PageOutline): Finding[] {
  const message = refuse(page)
  const group = page.path.startsWith('/assets') ? 'the folder of the build' : undefined
  return message ? [{ pointer: `${page.pointer}/path`, message, group }] : []
}

export const reservedPath: PageRule = {
  code: 'reserved-path',
  severity: 'error',
  scope: 'page',
  check: ({ pages }) => pages.flatMap(checkPage),
  compare: ({ files, ofFormat, images }) => {
    const refused = [...files.keys()].flatMap((address) => {
      const reason = refuseFile(address)
      const message =
        reason === undefined
          ? refuseFolder(address)
          : `The file "${address}" of the public folder cannot be copied to Windows, ${reason}. Give it another name.`
      return message === undefined ? [] : [{ address, message }]
    })
    const places = new Map<unknown, string>()
    const named = refused.length > 0 ? [...ofFormat('file', 'animation', 'loop'), ...images] : []
    for (const { value, pointer } of named) places.set(value, pointer)
    return refused.map(({ address, message }): Finding => ({ pointer: places.get(address) ?? '', message }))
  },
}
