import { extensionOf } from '../../../base/shared-types/pictures'
import { article } from '../../schema-model/phrases'
import type { Danger } from './public-file'

const plainly = (address: string): string =>
  extensionOf(address) === 'svg'
    ? 'A drawing must not run or load anything: export it again as a plain svg, without scripts and links, or as .png.'
    : 'A file for visitors must not run or load anything: save it without that, or take it out of the public folder.'

export function explainDanger(address: string, danger: Danger): string {
  switch (danger.kind) {
    case 'page':
      return `"${address}" is a web page of its own, which could act in visitors' browsers as this site. Add a page to pages.json in its place, or offer the file as .pdf. To show a search engine that the site is yours, use a record of your domain (DNS) instead.`
    case 'program':
      return `"${address}" is a program, which could act in visitors' browsers as this site. Take it out of the public folder, or pack it into a .zip if visitors are to have it.`
    case 'packed':
      return `"${address}" is a packed drawing, which many browsers do not show and the check cannot look into. Export it as .svg.`
    case 'holds':
      return `"${address}" holds ${danger.holds} in line ${danger.line}. ${plainly(address)}`
    case 'figma': {
      const effects = danger.effects.join(' and ')
      return `"${address}" has ${danger.effects.map(article).join(' and ')} in line ${danger.line}, which Figma writes as a piece of a web page (<foreignObject>): a drawing must not hold one. In Figma, export it as .png, or remove the ${effects} and export it as .svg again.`
    }
    case 'unread': {
      const place = danger.line === undefined ? '' : ` in line ${danger.line}`
      return `"${address}" cannot be read${place} (${danger.reason}), so it may hold anything. Save it again as XML in UTF-8, or take it out of the public folder.`
    }
  }
}
