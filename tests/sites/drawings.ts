import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Damage } from '../../src/engine/content/check'

const folder = join(import.meta.dirname, '../drawings')

const inner = '<circle cx="50" cy="40" r="30" fill="red"/>'

/** A drawing with these attributes of its root. */
export const drawing = (attributes: string, parts = inner): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${parts}</svg>`

const box = 'viewBox="0 0 100 80"'
const declared = (encoding: string, parts = inner) =>
  `<?xml version="1.0" encoding="${encoding}"?>${drawing(box, parts)}`
const latin = (text: string) => Buffer.from(text, 'latin1')
const wide = (text: string) => Buffer.from(text, 'utf16le')

/** Files as programs and people write them. */
const files: Record<string, Buffer> = Object.fromEntries(
  [
    'encoding-iso-8859-1',
    'encoding-utf-16',
    'encoding-windows-1252',
    'illustrator-entities',
    'size-vw',
    'size-zero',
    'viewbox-comma',
    'viewbox-comment-first',
    'viewbox-lowercase',
    'viewbox-newline',
    'viewbox-tabs',
    'viewbox-two-spaces',
  ].map((name) => [name, readFileSync(join(folder, `${name}.svg`))]),
)

type Case = [name: string, content: string | Buffer | undefined, width: number, height: number]

/** Drawings that browsers show, with their size: their own, or that of their view box, of which only the shape counts. */
export const shownDrawings: Case[] = [
  ['UTF-16 with a mark', files['encoding-utf-16'], 100, 80],
  ['UTF-16 the other way round', wide(`\uFEFF${drawing(box)}`).swap16(), 100, 80],
  ['UTF-8 with a mark', `\uFEFF${drawing(box)}`, 100, 80],
  ['another encoding, with letters of ASCII alone', declared('ISO-8859-1'), 100, 80],
  ['namespaces of Illustrator', files['illustrator-entities'], 100, 80],
  ['a view box with commas', files['viewbox-comma'], 100, 80],
  ['a view box with commas and blanks', drawing('viewBox="0 ,0, 100 , 80"'), 100, 80],
  ['a view box after a comment with a tag', files['viewbox-comment-first'], 100, 80],
  ['a view box in lower case, which is none', files['viewbox-lowercase'], 300, 150],
  ['a view box with a line break', files['viewbox-newline'], 100, 80],
  ['a view box with tabs', files['viewbox-tabs'], 100, 80],
  ['a view box with several blanks', files['viewbox-two-spaces'], 100, 80],
  ['a view box with exponents and signs', drawing('viewBox="-5-5+1e2 .8E2"'), 100, 80],
  ['a view box with fractions', drawing('viewBox="0 0 2.5 1.25"'), 200, 100],
  ['a view box with a comma too many', drawing('viewBox="0,,0,100,80"'), 300, 150],
  ['a view box with a comma at its end', drawing('viewBox="0 0 100 80,"'), 300, 150],
  ['a view box of three numbers', drawing('viewBox="0 0 100"'), 300, 150],
  ['a view box with units', drawing('viewBox="0 0 100px 80px"'), 300, 150],
  ['a view box of less than nothing', drawing('viewBox="0 0 -100 80"'), 300, 150],
  ['a view box of another namespace', drawing(`xmlns:a="http://www.w3.org/2000/svg" a:${box}`), 300, 150],
  ['a view box that may be stretched', drawing(`${box} preserveAspectRatio="none"`), 300, 150],
  ['nothing', drawing(''), 300, 150],
  ['percents', drawing(`${box} width="100%" height="100%"`), 100, 80],
  ['a percent and a width', drawing(`${box} width="50" height="100%"`), 50, 40],
  ['a width', drawing(`${box} width="50"`), 50, 40],
  ['a height', drawing(`${box} height="50"`), 63, 50],
  ['a width without a view box', drawing('width="100"'), 100, 150],
  ['width and height', drawing('width="39.6" height="30.4" viewBox="0 0 4 3"'), 40, 30],
  ['em', drawing(`${box} width="10em" height="8em"`), 160, 128],
  ['mm', drawing(`${box} width="50mm" height="40mm"`), 189, 151],
  ['inches and points', drawing('width="2in" height="72pt"'), 192, 96],
  ['picas and centimetres', drawing('width="6pc" height="5CM"'), 96, 189],
  ['blanks and exponents', drawing(`${box} width=" 1e2 " height="+80"`), 100, 80],
  ['a blank before the unit', drawing(`${box} width="100 px"`), 100, 80],
  ['words', drawing(`${box} width="auto" height="none"`), 100, 80],
  ['a size in its styles', drawing(`${box} width="100" height="80" style="width: 100%; height: auto"`), 100, 80],
  ['a very large size', drawing('width="1e30" height="1e30"'), 33_554_428, 33_554_428],
  ['a prefix', `<s:svg xmlns:s="http://www.w3.org/2000/svg" ${box}/>`, 100, 80],
]

/** Drawings of which browsers show nothing. */
export const unshownDrawings: [name: string, content: string | Buffer | undefined, damage: Damage['kind']][] = [
  ['ISO-8859-1', files['encoding-iso-8859-1'], 'encoding'],
  ['Windows-1252', files['encoding-windows-1252'], 'encoding'],
  ['ISO-8859-1, not declared', latin(drawing(box, '<title>K\xfcche</title>')), 'encoding'],
  ['UTF-16 without a mark', wide(drawing(box)), 'other'],
  ['a declaration after a blank', ` <?xml version="1.0"?>${drawing(box)}`, 'malformed'],
  ['a letter that XML does not know', drawing(box, '<title>&nbsp;</title>'), 'malformed'],
  ['a sign that no XML has', drawing(box, '<title>&#11;</title>'), 'malformed'],
  ['an attribute twice', drawing(`${box} ${box}`), 'malformed'],
  ['a prefix without its namespace', drawing(box, '<use xlink:href="#a"/>'), 'malformed'],
  ['words at its end', `${drawing(box)}words`, 'malformed'],
  ['no end', drawing(box).replace('</svg>', ''), 'malformed'],
  ['no namespace', drawing(box).replace('xmlns', 'id'), 'no-namespace'],
  ['width and height of 0', files['size-zero'], 'no-size'],
  ['a width less than 0', drawing(`${box} width="-10" height="80"`), 'no-size'],
  ['a size of the window', files['size-vw'], 'no-size'],
  ['less than half a pixel', drawing(`${box} width="0.4" height="0.3"`), 'no-size'],
]
