import { extensionOf, pictureExtensions } from '../../../base/shared-types/pictures'
import { grouped, sizeInWords } from '../../../base/text/numbers'
import type { Damage } from './public-file'

const again = 'Export it again, or copy it again from where it came from.'

function explainOther(address: string, found: string): string {
  const ending = extensionOf(address)
  const held = pictureExtensions.includes(found) ? `a .${found} picture` : found
  const repair = pictureExtensions.includes(ending)
    ? 'Export it as .svg, .png, .jpg, .webp or .avif'
    : `Export it as .${ending}`
  const start = `"${address}" is not what its name says: it holds ${held}.`
  if (found.startsWith('a note of git LFS')) return `${start} Fetch the file itself with: git lfs pull`
  if (found === 'a drawing (svg)') return `${start} Let its name end in .svg.`
  if (ending === 'svg' && pictureExtensions.includes(found)) return `${start} Let its name end in .${found}.`
  return `${start} ${repair}; a new name alone does not change what is in it.`
}

export function explainDamage(address: string, damage: Damage): string {
  switch (damage.kind) {
    case 'empty':
      return `"${address}" is an empty file. ${again}`
    case 'forbidden':
      return `"${address}" may not be read by you on this computer. Allow reading it, or copy it again.`
    case 'cut-off':
      return `"${address}" is damaged, or only a part of it is there, as after a copy that was interrupted. ${again}`
    case 'other':
      return explainOther(address, damage.found)
    case 'no-namespace':
      return `"${address}" is a drawing that browsers do not show: its <svg> lacks xmlns="http://www.w3.org/2000/svg". Add that, or export the drawing again.`
    case 'malformed':
      return `"${address}" is a drawing with a mistake in its line ${damage.line}, so browsers do not show it (${damage.reason}). Export it again.`
    case 'encoding': {
      const found =
        damage.named === undefined ? 'letters that are not UTF-8' : `its letters in the encoding ${damage.named}`
      return `"${address}" is a drawing that has ${found}, so browsers do not show it. Export it again, or save it in a text editor with the encoding UTF-8.`
    }
    case 'too-complex':
      return `"${address}" is too complex: in line ${damage.line} it passes the limit of ${grouped(damage.most)} ${damage.what}. Simplify it, or export it as .png.`
    case 'no-size':
      return `"${address}" is a drawing of no size (${damage.given}), so nothing of it is seen. Write numbers of pixels above 0 there, or export it again.`
    case 'too-many-pixels':
      return `"${address}" is ${grouped(damage.width)} × ${grouped(damage.height)} pixels; a picture may have up to 100 million in all. Export it 2400 pixels wide.`
    case 'too-tall':
      return `"${address}" is ${grouped(damage.width)} × ${grouped(damage.height)} pixels: too tall for its width to be shown. Cut it into several pictures.`
    case 'picture-outside':
      return `"${address}" needs a picture that is not in it ("${damage.picture}"), so visitors would not see that. Export the animation again with its pictures: in After Effects, choose "Include in JSON" under Assets in the settings of Bodymovin; or draw them as shapes.`
    case 'expressions': {
      const place = damage.layer === undefined ? '' : ` on the layer "${damage.layer}"`
      return `"${address}" has expressions${place}, which do not run on this site, so that part would not move. In After Effects, turn each into keyframes (Animation, Keyframe Assistant, "Convert Expression to Keyframes"), and export the animation again.`
    }
    case 'too-heavy':
      return `"${address}" weighs ${sizeInWords(damage.bytes, 0)}; up to ${sizeInWords(damage.most, 0)} can be read. Export it smaller, or with more compression.`
  }
}
