import { capitalize } from '../../../base/text/language/capitalize'
import { plainMarkedWords, readMarkedWords } from '../../../base/text/marked-words'
import { escapeHtml } from '../../../base/text/tags'
import { code } from '../../../content/change-summary/words/phrases'
import { isFileTarget } from '../../../content/change-summary/words/target-key'
import type { Box, EncodedPicture, PicturePair, PictureSizes, VisibleChange } from '../visible-change'
import type { Budget } from './budget'
import { alternativesOf, describeAlsoOn, kindNames, screenNames } from './describe-change'

const elements = { plain: undefined, code: 'code', strong: 'strong', emphasis: 'em' } as const

export const markedHtml = (line: string): string =>
  readMarkedWords(line)
    .map(({ text, kind }) => {
      const element = elements[kind]
      return element ? `<${element}>${escapeHtml(text)}</${element}>` : escapeHtml(text)
    })
    .join('')

const image = ({ webp, width, height }: EncodedPicture, alt: string): string =>
  `<img src="data:image/webp;base64,${webp.toString('base64')}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`

/** A block that has moved and looks the same is shown once. */
const isUnaltered = ({ kind }: VisibleChange, { marks, before, now }: PicturePair) =>
  kind === 'moved' && marks.length === 0 && before !== undefined && now !== undefined

function thumbnailsOf(change: VisibleChange, pair: PicturePair, sentence: string): string {
  const alternatives = alternativesOf(change, pair, sentence)
  const one = (name: string, shown: PictureSizes | undefined, alt: string) =>
    shown ? `<span class="thumbnail">${image(shown.thumbnail, alt)}<b>${name}</b></span>` : ''
  const isOnce = isUnaltered(change, pair)
  const before = isOnce ? '' : one('Before', pair.before, alternatives.before)
  const now = one(isOnce ? 'Looks the same' : 'Now', pair.now, alternatives.now)
  return `<figure class="pair ${pair.screen}"><figcaption>${capitalize(screenNames[pair.screen])}</figcaption><div>${before}${now}</div></figure>`
}

function marksOver({ width, height }: EncodedPicture, marks: Box[]): string {
  const boxes = marks
    .filter(({ y }) => y < height)
    .map((box) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6"/>`)
  return `<svg class="marks" viewBox="0 0 ${width} ${height}" aria-hidden="true">${boxes.join('')}</svg>`
}

function wholeOf(change: VisibleChange, pair: PicturePair, sentence: string): string {
  const { screen, before, now, marks } = pair
  const alternatives = alternativesOf(change, pair, sentence)
  const layer = (name: 'before' | 'now', shown: PictureSizes | undefined) =>
    shown
      ? `<div class="layer ${name}"><b>${capitalize(name)}</b>${image(shown.whole, alternatives[name])}${marksOver(shown.whole, marks)}</div>`
      : ''
  const isOnce = isUnaltered(change, pair)
  const layers = `${layer('now', now)}${isOnce ? '' : layer('before', before)}`
  const place = `${plainMarkedWords(change.label)}, ${screenNames[screen]}`
  const slider =
    before && now && !isOnce
      ? `<label class="slide"><span>Now</span><input type="range" min="0" max="100" value="50" aria-label="${escapeHtml(`Share of the earlier picture: ${place}`)}"><span>Before</span></label>`
      : ''
  return `<figure class="whole ${screen}"><figcaption>${capitalize(screenNames[screen])}</figcaption><div class="sideways" tabindex="0" role="group" aria-label="${escapeHtml(place)}"><div class="stage${slider ? ' both' : ''}">${layers}</div></div>${slider}</figure>`
}

export function picturesHtml(change: VisibleChange, sentence: string, { thumbnails, wholes }: Budget): string {
  const { kind, target, pairs, label, page, isUnstable } = change
  const also = describeAlsoOn(change)
  const remarks = [
    ...(isFileTarget(target) ? [markedHtml(`${code(page)}, ${label}.`)] : []),
    ...(also ? [markedHtml(also)] : []),
    ...(isUnstable ? ['Something in it keeps moving, so no two pictures of it are the same.'] : []),
    ...(pairs.length === 0 ? ['Not visible: it looks the same on a phone and on a desktop.'] : []),
    ...(pairs.length === 1 && !['new', 'removed'].includes(kind)
      ? [`It looks different only ${screenNames[pairs[0]?.screen ?? 'phone']}.`]
      : []),
    ...(thumbnails.has(change) || pairs.length === 0 ? [] : ['Its pictures did not fit in this file.']),
    ...(thumbnails.has(change) && !wholes.has(change) ? ['Its full-size pictures did not fit in this file.'] : []),
  ]
  const inOrder = pairs.toSorted((one, other) => Number(other.screen === 'phone') - Number(one.screen === 'phone'))
  const small = thumbnails.has(change) ? inOrder.map((pair) => thumbnailsOf(change, pair, sentence)).join('') : ''
  const large = wholes.has(change)
    ? `<details><summary>Look closer<span class="visually-hidden"> at ${escapeHtml(`${plainMarkedWords(label)}, ${page}`)}</span></summary><div class="wholes">${inOrder.map((pair) => wholeOf(change, pair, sentence)).join('')}</div></details>`
    : ''
  return `<div class="looks" data-kind="${kind}"><p class="remarks"><span class="kind">${kindNames[kind]}</span> ${remarks.join(' ')}</p>${small ? `<div class="pairs">${small}</div>` : ''}${large}</div>`
}
