import { describe, expect, test } from 'vitest'
import { noExamples } from '../../schema-model/examples/find-examples'
import { blankText } from './blank-text'
import { calendarDay } from './calendar-day'
import { garbledText } from './garbled-text'
import { plainText } from './plain-text'
import { secret } from './secret'
import { unfinishedText } from './unfinished-text'

const plain = () => false
const facts = {
  examples: noExamples,
  findLeft: () => new Map(),
  keyVariable: 'CLUB_KEY',
  isForEach: () => false,
  isUsed: () => true,
}
const anywhere = () => ''
const rich = () => true

test.each([
  ['A quiet word', 0],
  ['9f86d081884c7d659a2feaa0c55ad015', 1],
  ['/thegoodhour/9f86d081884c7d659a2feaa0c55ad015/guide.pdf', 1],
  ['/images/9f86d081884c7d659a2feaa0c55ad015.png', 0],
  ['https://docs.other.example/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit', 0],
  ['https://other.example/a?api_key=Zk3vQ9xT7bLm2RpYw8NcJd5HsFg1Ua4e', 1],
  ['https://other.example/a?id=Zk3vQ9xT7bLm2RpYw8NcJd5HsFg1Ua4e', 0],
  ['3f2504e0-4f89-41d3-9a0c-0305e82c3301', 0],
  ['Animation-for-NHS-communications-teams-2024-final-version', 0],
  ['/home/digital-marketing-agencies-and-production-companies-2024', 0],
  ['00000000000000000000000000000000', 0],
  ['Donaudampfschifffahrtsgesellschaftskapitän', 0],
])('secret: %s has %i problems', (text, count) => {
  expect(secret.check(text, plain, facts, anywhere) === undefined).toBe(count === 0)
})

test.each([
  ['Lorem ipsum dolor', 1],
  ['… dolor sit amet …', 1],
  ['Place to be confirmed', 1],
  ['PLACEHOLDER IMAGE', 1],
  ['Your title here', 1],
  ['Write here', 1],
  ['Say what the picture shows', 1],
  ['[date]', 1],
  ['tbc', 0],
  ['TBC', 1],
  ['From TBD', 1],
  ['FIXME', 1],
  ['TODO: ask Ada', 1],
  ['Insira o título aqui', 1],
  ['A preencher', 1],
  ['<p>Dodaj tekst</p>', 1],
  ['{0} films', 1],
  ['Nem volupta tiuntur, sitatem', 1],
  ['Lorem ipsum is what printers set.', 0],
  ['Add a title sponsor', 0],
  ['Edit your booking here.', 0],
  ['Price: xxx', 1],
  ['[Insert name here]', 1],
  ['Todo lo que hacemos', 0],
  ['/tbc/page', 0],
  ['https://a.example/xxx', 0],
  ['XX and XXL shirts', 0],
  ['A placeholder for the sea', 0],
  ['n/a', 0],
  ['Hello, world', 0],
  ['Platzhalter', 1],
  ['(Your title here)', 1],
  ['Slide title', 1],
  ['Div. 1 and div. 2 of the league', 0],
  ['Titel', 0],
  ['Heading 2', 1],
  ['Voeg een titel toe', 1],
  ['Welcome back, %s!', 1],
  ['100 %s', 0],
  ['<p>–</p>', 1],
  ['We made #N/A films', 1],
  ['#BEZUG!', 1],
  ['#VALUE for money, #INKTOBER!', 0],
  ['=B2*1.2', 1],
  ['=2+2', 1],
  ['= 25 trees', 0],
  ['1.2E+06', 1],
  ['We draw. [rest unchanged]', 1],
  ['<p>… existing text …</p>', 1],
  ['[Rest bleibt unverändert]', 1],
  ['We keep (existing clients) happy ... and the rest (of us) here.', 0],
  ['She said: “We […] draw.”', 0],
  ['A film is no place for lorem ipsum: we ask for real words.', 0],
  ['We made films for TBC Bank.', 0],
  ['Your compelling headline here', 1],
  ['Frame 427318920', 1],
  ['Frame 24 is where the fox turns', 0],
  ['Type something', 1],
  ['Bild folgt', 1],
  ['Text kommt noch.', 1],
  ['Der Winter kommt noch.', 0],
  ['<p>À compléter</p>', 1],
  ['Platzhalter', 1],
  ['Hello world!', 1],
  ['Hello world! We draw.', 0],
  ['New page', 1],
  ['<p>We draw.</p><p>Your paragraph text</p>', 1],
  ['<p>Bijschrift toevoegen</p>', 1],
  ['<p>We add titles, captions and maps.</p>', 0],
  ['<p>We draw.</p><p>Klicken oder tippen Sie hier, um Text einzugeben.</p>', 1],
  ['<p>We draw.</p><p>Click to add text</p>', 1],
  ['<p>We draw. Texto de ejemplo</p>', 1],
  ['<p>You can add a subheading to each scene.</p>', 0],
  ['<p>Hier steht der Text der Einladung: kommt!</p>', 0],
  ['<p>We draw.</p><p>undefined</p>', 1],
  ['Dividing by nothing is undefined', 0],
  ['By NaN% less', 1],
  ['Dear «Company_Name»', 1],
  ['<p>Our budget is =SUM(B2:B9) a year.</p>', 1],
  ['Love, xxx, and goodbye', 0],
  ['Cartazes para [inserir nome do cliente]', 1],
  ['He said [sic] that [the film] helps.', 0],
  ['Affiches et plans, prix à confirmer.', 1],
  ['Le prix reste à confirmer avec vous.', 0],
  ['料金について（仮）', 1],
  ['○○様のポスター', 1],
  ['丸は○と書きます。', 0],
  ['FALTA FOTO', 1],
  ['Opening on XX.XX.2026', 1],
])('unfinished-text: "%s" has %i problems', (text, count) => {
  expect(unfinishedText.check(text, plain, facts, anywhere) === undefined).toBe(count === 0)
})

test.each([
  ['On Friday 12 January 2027 at six', 1],
  ['On Tuesday 12th January 2027 at six', 0],
  ['Tuesday, January 12, 2027', 0],
  ['Am Freitag, den 13. Januar 2027', 1],
  ['Freitag, 12.01.2027', 1],
  ['Vendredi 15 janvier 2027', 0],
  ['Sexta-feira, 15 de janeiro de 2027', 0],
  ['Do 12 de janeiro de 2027', 0],
  ['2027年1月12日（金）', 1],
  ['2027年1月12日（火）', 0],
  ['Until 31 November', 1],
  ['Until February 29, 2027', 1],
  ['Tuesday 1/12/2027', 0],
  ['Of 31 may be drawn, and of 45 march on', 0],
  ['November 31, the quartet from Leeds', 0],
])('calendar-day: "%s" has %i problems', (text, count) => {
  expect(calendarDay.check(text, plain, facts, anywhere) === undefined).toBe(count === 0)
})

describe('plain-text', () => {
  test.each<[string, () => boolean, number]>([
    ['Pens & paper', plain, 0],
    ['1 < 2 and a<b', plain, 0],
    ['<p>Hello</p>', rich, 0],
    ['<p>Pens &amp; paper</p>', rich, 0],
    ['Our <b>best</b>', plain, 1],
    ['We are **small**', plain, 1],
    ['<p>See [us](https://a.example)</p>', rich, 1],
    ['# Our films', plain, 1],
    ['Film # 3', plain, 0],
    ['2 ** 3 ** 4', plain, 0],
    ['*fast*', plain, 1],
    ['We are _fast_.', plain, 1],
    ['<p>We are *fast*.</p>', rich, 1],
    ['Künstler*innen und Mitarbeiter*innen', plain, 0],
    ['<p>From £5*, *excl. VAT</p>', rich, 0],
    ['<p><a href="https://a.example/_x_">snake_case_name</a></p>', rich, 0],
    ['Films\\nand stories', plain, 1],
    ['<p>Films</p>\\n<p>and stories</p>', rich, 1],
    ['¯\\_(ツ)_/¯ or 5\\6', plain, 0],
    ['..\\images\\new.svg', plain, 1],
    ['C:\\Users\\Ada Finch\\fox.svg', plain, 1],
    ['On Windows, open C:\\Users\\Public and look for the file.', plain, 0],
    ['Here is the updated price list: it is valid from May.', plain, 0],
    ['<p>We draw.</p><p>Certainly! Here is a revised version of your text:</p><p>We film.</p>', rich, 1],
    ['<p>We draw.</p><p>Here’s the rewritten paragraph:</p><p>We film.</p>', rich, 1],
    ['<p>Wir drehen.</p><p>Möchten Sie, dass ich den Ton anpasse?</p>', rich, 1],
    ['<p>I’m sorry, but I can’t help with that request.</p>', rich, 1],
    ['<p>Note: I’ve kept the original structure.</p>', rich, 1],
    ['<p>Want me to make it shorter?</p>', rich, 1],
    ['<p>If you’d like, I can also write a shorter one.</p>', rich, 1],
    ['<p>As of my last update, we were ten.</p>', rich, 1],
    ['<p>This rewrite keeps the friendly tone.</p>', rich, 1],
    ['<p>Note: prices are before VAT. I’ve kept bees.</p>', rich, 0],
    ['<p>I’m sorry, said the fox, but I can’t help laughing.</p>', rich, 0],
    ['W E  A R E  S M A L L', plain, 1],
    ['A B C D', plain, 0],
    ['<p>WE DRAW FILMS FOR MUSEUMS AND CHARITIES, AND HAVE DONE SO FOR YEARS.</p>', rich, 1],
    ['THE BBC, ITV AND THE NHS asked us for films about health and for a story.', plain, 0],
    ['AT&T; R&D;', plain, 0],
    ['Fish &amp chips', plain, 1],
    ['• one • two', plain, 1],
    ['Leeds • York', plain, 0],
    ['We draw [cite: 3, 4]', plain, 1],
    ['Certainly! Here’s a new heading: Our story', plain, 1],
    ['<p>Bien sûr ! Voici le texte corrigé :</p><p>Oui.</p>', rich, 1],
    ['<p>Of course! Here is our address:</p><p>1 High Street</p>', rich, 0],
    ['<p>As an AI studio, we draw.</p>', rich, 0],
    ['<p># is the key below 9 on a telephone.</p>', rich, 0],
    ['<p>Write &lt;p&gt; and &lt;/p&gt; around a paragraph.</p>', rich, 0],
    ['<p>In JSON, { "a": 1 } is an object.</p>', rich, 0],
    ['<p>Feel free to ask. Here is the trailer of our new film:</p>', rich, 0],
    [' £2,400.00 ', plain, 1],
    [' | Small Studio', plain, 0],
    ['<p>We draw.</p><p>[PAUSE]</p>', rich, 1],
    ['<p>Press [PAUSE] to stop the fox.</p>', rich, 0],
    ['We draw (Ada: really?)', plain, 1],
    ['<p>We draw. (Note: check the times at the door.)</p>', rich, 0],
    ['<p>We draw (Ada: pencils; Ben: ink).</p>', rich, 0],
    ['Who we are (DRAFT v3)', plain, 1],
    ['A draft (of beer)', plain, 0],
    ['<p>We draw. NB: needs sign-off from Ada.</p>', rich, 1],
    ['<p>NB: the door is at the back.</p>', rich, 0],
    ['<p>Ada Finch, 10:14 AM: Shall we say small?</p>', rich, 1],
    ['<p>Ada Finch&nbsp; 10:14 AM<br>Shall we say small?</p>', rich, 1],
    ['<p>Film Night 19:30<br>Book now.</p>', rich, 0],
    ['<p>From: Ada &lt;ada@small.example&gt;<br>Sent: Monday<br>To: Ben</p>', rich, 1],
    ['Option 1: Drawn to life / Option 2: Life, drawn', plain, 1],
    ['Option 1: a film', plain, 0],
    ['Wir zeichnen (bitte noch prüfen!).', plain, 1],
    ['<p>Claro! Aqui está uma versão mais curta do texto:</p><p>Desenhamos.</p>', rich, 1],
    ['<p>Lass mich wissen, wenn ich noch etwas anpassen soll.</p>', rich, 1],
    ['<p>Lass mich in Ruhe, sagte der Fuchs.</p>', rich, 0],
    ['#napkin #whale #sketch', plain, 1],
    ['N’hésitez pas à me dire si vous souhaitez une version plus courte', plain, 1],
    ['N’hésitez pas à nous écrire.', plain, 0],
    ['<p>Rewrite this in a friendly tone: we draw maps.</p>', rich, 1],
    ['もちろんです！以下が修正した文章です：ポスター', plain, 1],
    ['<p>We draw. [Translator’s note: or “plan”?]</p>', rich, 1],
    ['<p>Wir zeichnen. (Anm. d. Übers.: Wortspiel)</p>', rich, 1],
  ])('"%s" (%o) has %i problems', (text, isRich, count) => {
    expect(plainText.check(text, isRich, facts, anywhere) === undefined).toBe(count === 0)
  })

  test.each([
    ['1) Send a link', '/items/0', 'Send a link'],
    ['2. Wait', '/items/1', 'Wait'],
    ['- Wait', '/items/1', 'Wait'],
    ['2. Wait', '/items/0', undefined],
    ['1. May', '/items/0', undefined],
    ['1) Scope', '/heading', undefined],
  ])('"%s" at %s is repaired to "%s"', (text, place, repaired) => {
    expect(plainText.check(text, plain, facts, () => place)).toEqual(
      repaired && expect.objectContaining({ replacement: repaired }),
    )
  })

  test('entities are decoded if all are known', () => {
    expect(plainText.check('Pens &amp; paper&hellip;', plain, facts, anywhere)).toMatchObject({
      replacement: 'Pens & paper…',
    })
    expect(plainText.check('&lt;b&gt;Pens&lt;/b&gt;', plain, facts, anywhere)?.replacement).toBeUndefined()
  })

  test.each<[string, () => boolean, string | undefined]>([
    ['1 &lt; 2&#10;&uuml;', plain, '1 < 2 ü'],
    ['Tea &amp; می&zwnj;خواهم', plain, 'Tea & می\u200cخواهم'],
    ['head&zwnj;ing', plain, 'heading'],
    ['It\\u2019s \\"fine\\"\\n', plain, 'It’s "fine"'],
    ['<p>One.\\n\\nTwo.</p>', rich, '<p>One.</p><p>Two.</p>'],
    ['We draw:\\n- films\\n- posters', rich, '<p>We draw:</p><ul><li>films</li><li>posters</li></ul>'],
    ['We are **small** and _fast_.', plain, 'We are small and fast.'],
    ['<p>We are _fast_.</p>', rich, '<p>We are <em>fast</em>.</p>'],
    ['<p>We draw.【1†source】【2†source】</p>', rich, '<p>We draw.</p>'],
    ['<p>Sure! Here is the new text:</p><p>We draw.</p>', rich, '<p>We draw.</p>'],
    ['<p>Sure! Here is the new text: We draw.</p>', rich, undefined],
    ['Here is your updated text: We draw.', plain, undefined],
    ['<p>A. { "type": "text", "html": "<p>B.</p>" }</p>', rich, undefined],
    ['A. { "heading": "B", "type": "text" }', plain, undefined],
    ['<p># News</p><p>We draw.</p>', rich, '<h3>News</h3><p>We draw.</p>'],
    ['<p>## is a sign in Markdown.</p><p>We draw.</p>', rich, undefined],
    ['<p>We draw.</p><p># News</p>', rich, undefined],
    ['<p>**Cold**</p><p>- 5 degrees</p>', rich, undefined],
    ['<p>The tag &lt;b&gt;b&lt;/b&gt; is bold.</p>', rich, undefined],
    ['<p>&lt;b&gt;We draw.&lt;/b&gt;</p>', rich, '<p><b>We draw.</b></p>'],
  ])('"%s" (%o) is repaired to "%s"', (text, isRich, meant) => {
    const found = plainText.check(text, isRich, facts, anywhere)
    expect(found).toBeDefined()
    expect(found?.replacement).toBe(meant)
  })
})

test.each([
  ['café, naïve, Ålesund, “quoted”', 0],
  ['SÃO PAULO', 0],
  ['cafÃ©', 1],
  ['itâ€™s', 1],
  ['10Â°', 1],
  ['a\ufffdb', 1],
  ['StraÃŸe', 1],
  ['MAÇÃ – AMANHÃ', 0],
  ['Â, Ã and â are letters; „Ã“ too', 0],
])('garbled-text: "%s" has %i problems', (text, count) => {
  expect(garbledText.check(text, plain, facts, anywhere) === undefined).toBe(count === 0)
})

test.each([
  ['cafÃ©', 'café'],
  ['itâ€™s â€œfineâ€\u009d', 'it’s “fine”'],
  ['10Â°', '10°'],
  ['GrÃ¼ÃŸe aus Ã–sterreich', 'Grüße aus Österreich'],
  ['5Â\u00a0â‚¬', '5\u00a0€'],
  ['itÃ¢â‚¬â„¢s', 'it’s'],
  ['stÃ¶ry ðŸ˜€', 'störy 😀'],
  ['a\ufffdb Ã©', undefined],
  ['â€é', undefined],
])('garbled-text: "%s" was "%s"', (text, meant) => {
  expect(garbledText.check(text, plain, facts, anywhere)?.replacement).toBe(meant)
})

test.each<[string, () => boolean, number]>([
  ['', plain, 0],
  [' \u00a0', plain, 1],
  ['<p></p>', rich, 1],
  ['<p>&nbsp;<br></p>', rich, 1],
  ['<p><img src="/a.svg" alt="A fox"></p>', rich, 0],
  ['<p>a</p>', rich, 0],
])('blank-text: "%s" (%o) has %i problems', (text, isRich, count) => {
  expect(blankText.check(text, isRich, facts, anywhere) === undefined).toBe(count === 0)
})
