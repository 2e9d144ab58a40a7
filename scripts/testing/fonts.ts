import { readdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { installPackages } from './chromium'

export interface FontSet {
  name: string
  /** The folder of its files. */
  folder: string
}

/** The usual sans-serif fonts of Linux. */
const known = [
  { name: 'DejaVu Sans', file: 'DejaVuSans.ttf', debian: 'fonts-dejavu-core' },
  { name: 'Liberation Sans', file: 'LiberationSans-Regular.ttf', debian: 'fonts-liberation' },
  { name: 'Noto Sans', file: 'NotoSans-Regular.ttf', debian: 'fonts-noto-core' },
]

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' })
  } catch {
    return []
  }
}

export function findFontSets(fonts = '/usr/share/fonts'): { found: FontSet[]; missing: string[] } {
  const files = listFiles(fonts)
  const found: FontSet[] = []
  const missing: string[] = []
  for (const { name, file, debian } of known) {
    const path = files.find((path) => basename(path) === file)
    if (path) found.push({ name, folder: join(fonts, dirname(path)) })
    else missing.push(debian)
  }
  return { found, missing }
}

/** Installs missing fonts if possible. Returns a sentence about each that is still missing. */
export function ensureFontSets(): string[] {
  const { missing } = findFontSets()
  if (missing.length > 0) installPackages(...missing)
  return findFontSets().missing.map(
    (debian) => `Pages in other typefaces: the fonts of Debian's package ${debian} are not installed`,
  )
}

/** Writes a file for FONTCONFIG_FILE with one set only. */
export function writeFontConfig(path: string, { name, folder }: FontSet): void {
  writeFileSync(
    path,
    `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>${folder}</dir>
  <cachedir>${path}.cache</cachedir>
  <alias binding="strong"><family>sans-serif</family><prefer><family>${name}</family></prefer></alias>
</fontconfig>
`,
  )
}
