import { plainMarkedWords } from '../../../base/text/marked-words'
import type { Comparison } from '../../../commands/before-after'
import type { EncodedPicture, PictureSizes, VisibleChange } from '../../../commands/before-after/model'
import { fitPictures } from '../../../commands/before-after/report/budget'
import {
  alternativesOf,
  describeAlsoOn,
  describeIndirectChange,
} from '../../../commands/before-after/report/describe-change'
import { maxBytes } from '../../../commands/before-after/report/report'
import { sortChanges } from '../../../commands/before-after/report/sort-changes'
import { describeSiteChange } from '../../../content/change-summary/words/describe-site'
import { code } from '../../../content/change-summary/words/phrases'
import { isFileTarget } from '../../../content/change-summary/words/target-key'
import type { ChangePicture, PicturedPlace } from '../../edited-site/publishing'

const addressOf = ({ webp }: EncodedPicture): string => `data:image/webp;base64,${webp.toString('base64')}`

/** The first pictures in full size, while there is room. */
export function placesOf({ folder, changes, isCodeChanged }: Comparison): PicturedPlace[] {
  const { indirect } = sortChanges(changes, describeSiteChange(folder.change, folder.context))
  const { thumbnails, wholes } = fitPictures(changes, maxBytes)

  function placeOf(change: VisibleChange): PicturedPlace {
    const isIndirect = indirect.includes(change)
    const also = describeAlsoOn(change)
    const picture = (shown: PictureSizes | undefined, alt: string): ChangePicture | undefined =>
      shown && {
        thumbnail: addressOf(shown.thumbnail),
        ...(wholes.has(change) && { whole: addressOf(shown.whole) }),
        alt,
      }
    const pairs = (thumbnails.has(change) ? change.pairs : []).map((pair) => {
      const alternatives = alternativesOf(change, pair, plainMarkedWords(change.label))
      const before = picture(pair.before, alternatives.before)
      const now = picture(pair.now, alternatives.now)
      return { screen: pair.screen, ...(before && { before }), ...(now && { now }) }
    })
    const said = isIndirect ? [describeIndirectChange(change, isCodeChanged)] : []
    const where = isFileTarget(change.target) ? [`${code(change.page)}, ${change.label}.`] : []
    const left = change.pairs.length > pairs.length ? ['Its pictures were left out: there are too many.'] : []
    const unseen = !isIndirect && change.pairs.length === 0 ? ['It looks the same, on a phone and on a desktop.'] : []
    return {
      ...(isIndirect ? {} : { target: change.target }),
      page: change.page,
      words: [...said, ...where, ...unseen, ...(also ? [also] : []), ...left],
      pairs: pairs.toReversed(),
    }
  }
  return changes.map(placeOf)
}
