import { expect, test } from 'vitest'
import { slugOf } from './slug'

test.each([
  ['de-AT', 'Große Öfen & Ämter', 'grosse-oefen-aemter'],
  ['de', 'U\u0308ber uns', 'ueber-uns'],
  ['da', 'Blå Øl på Ærø', 'blaa-oel-paa-aeroe'],
  ['sv', 'Öl på Åland', 'ol-pa-aland'],
  ['en-GB', 'Café Müller’s', 'cafe-mullers'],
  ['tr', 'Iğdır İçin', 'igdir-icin'],
  ['ru', 'Ещё щи и йод', 'eshchyo-shchi-i-yod'],
  ['uk', 'Київ і Гданськ', 'kyyiv-i-hdansk'],
  ['bg', 'Къща', 'kashta'],
  ['el', 'Θέατρο', 'theatro'],
  ['el', 'Ταξίδι του Αυγούστου', 'taxidi-tou-avgoustou'],
  ['el', 'Ναυτικοί, άυλοι, εύκολα', 'naftikoi-ayloi-efkola'],
  ['el', 'Μπροστά: άγχος, ΡΕΎΜΑ', 'brosta-anchos-revma'],
  ['ar', 'دورة العود', 'dura-alaud'],
  ['ar', 'المعلّمون ٢٠٢٧', 'almalmun-2027'],
  ['ar', 'دار نَغَم، سوريا', 'dar-nagham-surya'],
  ['fa', 'گل‌های ایران', 'gl-hai-airan'],
  ['he', 'בית ספר', 'byt-spr'],
  [undefined, '…', ''],
])('a site in %s spells "%s" in its addresses as "%s"', (language, words, slug) => {
  expect(slugOf(words, language)).toBe(slug)
})
