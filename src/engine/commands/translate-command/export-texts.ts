import { plural } from '../../base/text/numbers'
import type { OpenSite } from '../../content/references/open-site'
import { listTranslated, readUnits } from './units'
import { writeXliff } from './xliff/write-xliff'

export function exportTexts(site: OpenSite, language: string): { text: string; units: string } {
  const translated = listTranslated(site, language).map((translation) => ({
    translation,
    units: readUnits(site, translation),
  }))
  // A file of XLIFF has one unit at least.
  const files = translated.filter(({ units }) => units.length > 0)
  const count = files.reduce((total, { units }) => total + units.length, 0)
  return {
    text: writeXliff(files, site.content.languages.own, language),
    units: `${plural(count, 'text')} of ${plural(files.length, 'page, shared block and settings', 'pages, shared blocks and settings')}`,
  }
}
