/**
 * Words of placeholders in the languages of the engine. A passage is one if each of its words is in this table:
 * "Enter your text here" and "Titel durch Klicken bearbeiten" are a noun and what to do with it.
 */
const table = {
  noun: `text title heading headline subtitle subheading paragraph caption copy content description something slide folie
    überschrift titel untertitel fließtext textabschnitt beschreibung inhalt titelmasterformat mastertitelformat textmasterformat mastertextformat
    texte titre légende contenu texto título titulo subtítulo subtitulo descripción contenido descrição conteúdo legenda
    testo titolo sottotitolo didascalia descrizione contenuto tekst tekstu ondertitel bijschrift beschrijving inhoud titelstijl
    tytuł podtytuł opis treść nagłówek نص نصك عنوان وصف`,
  /** A form may ask for these: "Enter your name". */
  weak: `name words date image picture photo bild foto nom nombre nome naam nazwa imagen imagem immagine afbeelding zdjęcie صورة`,
  act: `add enter insert type write edit
    hinzufügen hinzuzufügen eintragen ergänzen invoegen einfügen einzufügen eingeben einzugeben bearbeiten einsetzen
    ajouter ajoutez insérer insérez saisir saisissez modifier modifiez écrivez
    agregar agrega añadir añade añada insertar inserta inserte escribir escribe escriba editar
    adicionar adicione inserir insira digite escreva aggiungi aggiungere inserire inserisci scrivi modifica modificare
    toevoegen voegen voeg bewerken typ dodaj dodać wpisz wstaw edytuj edytować أضف اكتب أدخل`,
  here: `here goes hier folgt kommt breve ici aquí aqui qui volgt tutaj هنا
    sample example exemple ejemplo exemplo esempio voorbeeld przykładowy`,
  /** Parts of a page: "Card title", "Neue Seite". */
  part: `page post section block card button column seite abschnitt knopf página pagina sectie sección seção sezione strona sekcja carte tarjeta`,
  fresh: `new neue neuer nouvelle nueva nova nuova nieuwe nowa nowy`,
  press: `click tap doubleclick klicken klicke tippen cliquez appuyez clic pulse clique fare clicca klik tik kliknij انقر`,
  alone: `placeholder platzhalter platzhaltertext blindtext beispieltext mustertext segnaposto null undefined mustermann
    musterfrau musterstraße musterstrasse musterfirma seitentitel folientitel abschnittstitel`,
  /** What people type to try a field. */
  trial: `test asdf asdfasdf asdfgh asdfghjkl qwerty qwertz azerty untitled`,
  lack: 'falta fehlt manque manquant manquante missing manca mancante ontbreekt brakuje',
  /** After "à", "da" or "por": "à compléter", "da definire". */
  done: 'compléter remplir venir completar definir preencher rellenar completare compilare definire bepalen uzupełnienia',
  small: `à da do te a an and away be body double is little me master of or own styles style the this to twice up you your
    icon max erika noch em komt een va
    bitte deinen den der die dein durch ein eine einen ihr ihren oder sie steht um zu
    de des du d l la le les pour sous un une ou votre vos ton el en haga para por su tu o os seu sua uma um il lo per di gli i tuo
    het je om op te toe tu uw van aby swój`,
}

type Kind = keyof typeof table

const kinds = new Map<string, Kind>()
for (const kind of Object.keys(table) as Kind[])
  for (const word of table[kind].split(/\s+/)) if (!kinds.has(word)) kinds.set(word, kind)

const anyWord = `(?:${[...kinds.keys()].join('|')})`

/** A fast first test: most passages begin otherwise. */
const start = new RegExp(
  `(?:^|<(?:p|li|h3|h4)>|[.!?] )\\(?${anyWord}(?:[ ,'’-]+(?:${anyWord}|\\d{1,2})(?=[ ,.!…'’<)-]|$)|(?=[.!…<]|$))`,
  'i',
)

const passages = /(?:^|<(?:p|li|h3|h4)>|[.!?] )([^<>.!?…]{4,90})(?![^<.!?…])/g

/** Of a whole text: "Slide title", "Your body text", "Headline 2", "New page", "Test test"; no author's heading is one. */
const whole =
  /^(?:small )*(?:noun|part) noun$|^lack (?:noun|weak)$|^(?:noun|weak) lack$|^noun number$|^fresh part$|^trial(?: trial| number)*$/

/** With a capital: "headline" may be a block's type. */
const loneWord = /^(?:Subh|H)ead(?:ing|line)$|^Überschrift$|^Intertitre$|^Nagłówek$|^Cabeçalho$/

function isPlaceholder(words: string, isWhole: boolean): boolean {
  const order = words
    .toLowerCase()
    .split(/[\s,'’()-]+/)
    .filter(Boolean)
    .map((word) => kinds.get(word) ?? (/^\d{1,2}$/.test(word) ? 'number' : undefined))
  const found = new Set(order)
  if (found.has(undefined)) return false
  const [isNamed, isTold, isHere] = [found.has('noun'), found.has('act'), found.has('here')]
  return (
    found.has('alone') ||
    (isTold && (found.has('press') || (isWhole && (isNamed || isHere)))) ||
    (isHere && (isNamed || found.has('weak') || found.has('part'))) ||
    (isWhole && (whole.test(order.join(' ')) || loneWord.test(words))) ||
    (found.has('done') && /^(?:\S+ )?(?:à|a|por|da|te|do) \S+$/i.test(words))
  )
}

export function findPlaceholder(text: string): string | undefined {
  if (!start.test(text)) return undefined
  for (const { 0: whole, 1: words = '', index } of text.matchAll(passages)) {
    const after = text[index + whole.length]
    const isWhole = (after === undefined || after === '<') && !/^[.!?]/.test(whole)
    if (isPlaceholder(words.trim(), isWhole)) return words.trim()
  }
  return undefined
}

/** Words in brackets that say what to write there: "[inserir nome]", "[Kundenname einfügen]". */
export function findRequest(text: string): [string] | undefined {
  for (const [whole, words = ''] of text.matchAll(/\[([^[\]<>]{3,80})\]/g)) {
    const [first = '', ...others] = words.toLowerCase().split(/\s+/)
    const isRequest = [first, others.at(-1) ?? ''].some((word) => kinds.get(word) === 'act')
    if (others.length > 0 && isRequest && !/^(?:type|write|edit)$/.test(first)) return [whole]
  }
  return undefined
}
