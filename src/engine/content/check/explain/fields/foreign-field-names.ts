import { addTo } from '../../../../base/shared-types/maps'
import { type Guess, guess } from '../../../../base/text/nearest'
import { simplifyName } from '../../../schema-model/names'
import type { Schema, SchemaBook } from '../../../schema-model/schema-book'

/** Usual fields as authors may call them in the languages of the engine's words: German, French, Spanish, Portuguese … */
const inEnglish: Record<string, string> = {
  buttons: 'knöpfe schaltflächen boutons botones botões botoes pulsanti knoppen przyciski',
  description: 'beschreibung descripción descrição descrizione beschrijving opis',
  heading: 'überschrift headline intertitre encabezado cabeçalho intestazione kop nagłówek',
  alt: 'alternativtext textealternatif textoalternativo testoalternativo tekstalternatywny',
  date: 'datum fecha data',
  href: 'ziel verweis lien enlace collegamento odnośnik',
  image: 'bild imagen imagem immagine afbeelding obraz zdjęcie',
  label: 'beschriftung étiquette etiqueta etichetta etykieta',
  name: 'nom nombre nome naam nazwa',
  path: 'pfad chemin ruta caminho percorso pad ścieżka',
  price: 'preis prix precio preço prezzo prijs cena',
  quote: 'zitat citation cita citação citazione citaat cytat',
  subheading: 'untertitel unterüberschrift soustitre subtítulo sottotitolo ondertitel podtytuł',
  text: 'texte texto testo tekst',
  title: 'titel titre título titolo tytuł',
}
const englishFor = new Map(
  Object.entries(inEnglish).flatMap(([field, names]) => names.split(' ').map((name) => [name, field] as const)),
)

/**
 * The field with this name as its title or under "alsoCalled", perhaps misspelt ("picture" for "image"). Of several,
 * the missing one; undefined if unclear.
 */
export function fieldCalled(
  name: string,
  fields: Record<string, Schema>,
  { missing, free }: { missing: string[]; free: string[] },
  book: SchemaBook,
): Guess | undefined {
  // "__proto__" is another name for nothing.
  if (!/^\p{L}/u.test(name)) return undefined
  const english = englishFor.get(
    name
      .normalize()
      .toLowerCase()
      .replace(/[\s_-]/g, ''),
  )
  // In other languages one word is used for "title" and "heading".
  const meant = english === 'title' && !free.includes('title') ? 'heading' : english
  if (meant !== undefined && free.includes(meant)) return { name: meant, isSure: false }
  const called = new Map<string, string[]>()
  for (const field of free) {
    for (const other of book.otherNames(fields[field])) addTo(called, simplifyName(other), field)
  }
  const key = simplifyName(name)
  const titles = free.map((field) => simplifyName(String(fields[field]?.title ?? '')))
  const slip = called.has(key) ? undefined : guess(key, titles)
  const found = [...new Set(called.get(slip?.isSure ? slip.name : key))]
  const [only, ...others] = found.length > 1 ? found.filter((field) => missing.includes(field)) : found
  return only === undefined || others.length > 0 ? undefined : { name: only, isSure: false }
}
