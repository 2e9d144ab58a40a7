/** The guides to download: each a page of html here, and a PDF in public/. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { publicFolder } from '../places'
import type { Rendering } from '../rendered'

const folder = import.meta.dirname

export interface Guide extends Rendering {
  name: string
  html: string
}

/** `{key}` is a folder's real name: the build puts the access key in its place. */
const pathOf = (name: string): string =>
  join(publicFolder, name === 'mouse-house-guide' ? 'guides' : 'thegoodhour/{key}', `${name}.pdf`)

function sourceOf(name: string): string {
  const fonts = readdirSync(join(folder, 'fonts')).filter((file) => file.endsWith('.woff2'))
  const files = [`${name}.html`, 'style.css', 'parts.css', ...fonts.sort().map((file) => `fonts/${file}`)]
  return files.map((file) => `${file}\n${readFileSync(join(folder, file), 'base64')}`).join('\n')
}

export const guides: Guide[] = readdirSync(folder)
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const name = file.replace(/\.html$/, '')
    return { name, html: join(folder, file), path: pathOf(name), source: sourceOf(name) }
  })
