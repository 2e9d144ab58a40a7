import type { Comparison } from '../../before-after'
import type { EncodedPicture, SeenChange, Shown } from '../../before-after/model'
import { shareRoom } from '../../before-after/report/budget'
import { mostBytes } from '../../before-after/report/report'
import { alternativesOf, sayAlsoOn, sayUnwritten } from '../../before-after/report/say'
import { sortChanges } from '../../before-after/report/sights'
import { code } from '../../review/words/phrases'
import { saySite } from '../../review/words/say-site'
import { isOfFile } from '../../review/words/sights'
import type { ChangePicture, PicturedPlace } from '../../store/publishing'
import { plainMarkedWords } from '../../text/marked-words'

const addressOf = ({ webp }: EncodedPicture): string => `data:image/webp;base64,${webp.toString('base64')}`

/** Returns how what has changed looks, for the editor: the first ones in full size, as far as there is room. */
export function placesOf({ folder, changes, isCodeChanged }: Comparison): PicturedPlace[] {
  const { unwritten } = sortChanges(changes, saySite(folder.change, folder.context))
  const { thumbnails, wholes } = shareRoom(changes, mostBytes)

  function placeOf(change: SeenChange): PicturedPlace {
    const isUnwritten = unwritten.includes(change)
    const also = sayAlsoOn(change)
    const picture = (shown: Shown | undefined, alt: string): ChangePicture | undefined =>
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
    const said = isUnwritten ? [sayUnwritten(change, isCodeChanged)] : []
    const where = isOfFile(change.sight) ? [`${code(change.page)}, ${change.label}.`] : []
    const left = change.pairs.length > pairs.length ? ['Its pictures were left out: there are too many.'] : []
    const unseen = !isUnwritten && change.pairs.length === 0 ? ['It looks the same, on a phone and on a desktop.'] : []
    return {
      ...(isUnwritten ? {} : { sight: change.sight }),
      page: change.page,
      words: [...said, ...where, ...unseen, ...(also ? [also] : []), ...left],
      pairs: pairs.toReversed(),
    }
  }
  return changes.map(placeOf)
}
