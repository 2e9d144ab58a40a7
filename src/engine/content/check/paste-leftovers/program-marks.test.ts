import { expect, test } from 'vitest'
import { checkProgramMarks } from './program-marks'

test.each([
  ['See Error! Reference source not found. for more.', undefined],
  ['We draw films [AF1] for museums.', 'We draw films for museums.'],
  ['One_x000D_ two', 'One two'],
  ['We like anima- tion most.', undefined],
  ['We make ﬁlms.', 'We make films.'],
  ['<p>We draw. Page 3 of 12</p>', undefined],
  ['<p>We draw. Sent from my iPhone</p>', '<p>We draw.</p>'],
  ['M=C3=BCnchen', 'München'],
  ['<p>We draw.</p><p>Translated with DeepL.com (free version)</p>', '<p>We draw.</p>'],
  ['<p>ChatGPT said:</p><p>We draw.</p>', '<p>We draw.</p>'],
  ['We draw. #films #museums #foxes', 'We draw.'],
  ['The canal[edit] is old.[citation needed]', 'The canal is old.'],
  ['Heading: What we draw', 'What we draw'],
  ['Wir drehen ...mehr anzeigen', 'Wir drehen'],
  ['<p>Von: Ute Kiesel Gesendet: Montag</p>', undefined],
  ['See [[Contact]] for more.', undefined],
  ['The \\textbf{canal} is old.', undefined],
  ['[28/11/2026, 10:15:02] Anna: We draw.', 'We draw.'],
  ['<p>image omitted</p>', undefined],
  ['Film\t£8,600\t8 weeks', undefined],
  ['"£8,600";"8 weeks"', undefined],
  ['It is so.[1][2]', 'It is so.'],
  ['About%20us', 'About us'],
  ['We have moved :tada:', undefined],
  ['We make 𝗳𝗶𝗹𝗺𝘀.', 'We make films.'],
])('"%s" is named, and repaired as %s', (text, repaired) => {
  const verdict = checkProgramMarks(text)
  expect(verdict?.message).toMatch(/\.$/)
  expect(verdict?.replacement).toBe(repaired)
})

test.each([
  'Frame 24 is where the fox turns.',
  'The score is on page 3 of 12 pages.',
  'Pre- and post-production, two- to three-minute films, Vor- und Nachteile',
  'Write arr[1][2] for the second one.',
  '<a href="/guides/a%20b.pdf">Our guide</a>',
  'At 10:15:20 the film begins, in 16:9.',
  'With the image omitted, the page is short.',
  'An area 𝐴 of two metres',
  'Press [Enter] to go on, and [edit] to change it.',
  'He wrote “th[e] wheel”.',
  'Version 2 (steel): it is heavy.',
  'On Friday at 10:15 Ann wrote: come by.',
  'From: the workshop. To: everybody who rides.',
  'Platform #9 is beside the #1 bus.',
])('"%s" is left alone', (text) => {
  expect(checkProgramMarks(text)).toBeUndefined()
})
