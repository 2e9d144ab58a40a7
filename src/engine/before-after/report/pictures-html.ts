import { code } from '../../review/words/phrases'
import { isOfFile } from '../../review/words/sights'
import { escapeHtml } from '../../site-build/pages/document'
import { plainMarkedWords } from '../../text/marked-words'
import type { Box, EncodedPicture, PicturePair, SeenChange, Shown } from '../model'
import type { Budget } from './budget'
import { markedHtml } from './marked-html'
import { alternativesOf, kindNames, sayAlsoOn, screenNames } from './say'

const image = ({ webp, width, height }: EncodedPicture, alt: string): string =>
  `<img src="data:image/webp;base64,${webp.toString('base64')}" width="${width}" height="${height}" alt="${escapeHtml(alt)}">`

/** A place that looks as it did, elsewhere on its page, is shown once. */
const isSameTwice = ({ kind }: SeenChange, { marks, before, now }: PicturePair) =>
  kind === 'moved' && marks.length === 0 && before !== undefined && now !== undefined

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)

function thumbnailsOf(change: SeenChange, pair: PicturePair, sentence: string): string {
  const alternatives = alternativesOf(change, pair, sentence)
  const one = (name: string, shown: Shown | undefined, alt: string) =>
    shown ? `<span class="thumbnail">${image(shown.thumbnail, alt)}<b>${name}</b></span>` : ''
  const isOnce = isSameTwice(change, pair)
  const before = isOnce ? '' : one('Before', pair.before, alternatives.before)
  const now = one(isOnce ? 'Looks the same' : 'Now', pair.now, alternatives.now)
  return `<figure class="pair ${pair.screen}"><figcaption>${capital(screenNames[pair.screen])}</figcaption><div>${before}${now}</div></figure>`
}

/** Outlines around what differs, over a picture. */
function marksOver({ width, height }: EncodedPicture, marks: Box[]): string {
  const boxes = marks
    .filter(({ y }) => y < height)
    .map((box) => `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="6"/>`)
  return `<svg class="marks" viewBox="0 0 ${width} ${height}" aria-hidden="true">${boxes.join('')}</svg>`
}

function wholeOf(change: SeenChange, pair: PicturePair, sentence: string): string {
  const { screen, before, now, marks } = pair
  const alternatives = alternativesOf(change, pair, sentence)
  const layer = (name: 'before' | 'now', shown: Shown | undefined) =>
    shown
      ? `<div class="layer ${name}"><b>${capital(name)}</b>${image(shown.whole, alternatives[name])}${marksOver(shown.whole, marks)}</div>`
      : ''
  const isOnce = isSameTwice(change, pair)
  const layers = `${layer('now', now)}${isOnce ? '' : layer('before', before)}`
  const place = `${plainMarkedWords(change.label)}, ${screenNames[screen]}`
  const slider =
    before && now && !isOnce
      ? `<label class="slide"><span>Now</span><input type="range" min="0" max="100" value="50" aria-label="${escapeHtml(`How much of before is shown: ${place}`)}"><span>Before</span></label>`
      : ''
  return `<figure class="whole ${screen}"><figcaption>${capital(screenNames[screen])}</figcaption><div class="sideways" tabindex="0" role="group" aria-label="${escapeHtml(place)}"><div class="stage${slider ? ' both' : ''}">${layers}</div></div>${slider}</figure>`
}

/** The pictures of a place: small ones, and, where there is room for them, those in full size that open below. */
export function picturesHtml(change: SeenChange, sentence: string, { thumbnails, wholes }: Budget): string {
  const { kind, sight, pairs, label, page, isRestless } = change
  const also = sayAlsoOn(change)
  const remarks = [
    ...(isOfFile(sight) ? [markedHtml(`${code(page)}, ${label}.`)] : []),
    ...(also ? [markedHtml(also)] : []),
    ...(isRestless ? ['Something in it moves by itself: two pictures of it are never quite the same.'] : []),
    ...(pairs.length === 0 ? ['To be seen nowhere: it looks the same, on a phone and on a desktop.'] : []),
    ...(pairs.length === 1 && !['new', 'removed'].includes(kind)
      ? [`Only ${screenNames[pairs[0]?.screen ?? 'phone']} does it look different.`]
      : []),
    ...(thumbnails.has(change) || pairs.length === 0 ? [] : ['Its pictures did not fit into this file.']),
    ...(thumbnails.has(change) && !wholes.has(change) ? ['Its pictures in full size did not fit into this file.'] : []),
  ]
  const inOrder = pairs.toSorted((one, other) => Number(other.screen === 'phone') - Number(one.screen === 'phone'))
  const small = thumbnails.has(change) ? inOrder.map((pair) => thumbnailsOf(change, pair, sentence)).join('') : ''
  const large = wholes.has(change)
    ? `<details><summary>Look closer<span class="visually-hidden"> at ${escapeHtml(`${plainMarkedWords(label)}, ${page}`)}</span></summary><div class="wholes">${inOrder.map((pair) => wholeOf(change, pair, sentence)).join('')}</div></details>`
    : ''
  return `<div class="looks" data-kind="${kind}"><p class="remarks"><span class="kind">${kindNames[kind]}</span> ${remarks.join(' ')}</p>${small ? `<div class="pairs">${small}</div>` : ''}${large}</div>`
}
