import { fill, type KindWords } from '../../../base/text/interface-words'
import { localeOf } from '../../../base/text/language/text-order'
import type { NamedField } from '../form-field-names'
import type { FormKind, SentFile } from '../form-kind'

const endings: Record<string, string[]> = {
  picture: ['.jpg', '.jpeg', '.png', '.webp', '.heic'],
  pdf: ['.pdf'],
  document: ['.docx', '.doc', '.odt', '.txt'],
  table: ['.xlsx', '.xls', '.ods', '.csv'],
}

/** In megabytes. */
const usualMost = 5
const bytesOfMegabyte = 1_000_000

const endingsFor = ({ accepts = [] }: NamedField): string[] => accepts.flatMap((kind) => endings[kind] ?? [])

/** Rounded like this, a size just above the limit does not read as the limit. */
const sayMegabytes = (bytes: number, language?: string): string =>
  new Intl.NumberFormat(localeOf(language), {
    ...{ style: 'unit', unit: 'megabyte', unitDisplay: 'short', maximumFractionDigits: 1 },
  }).format(Math.ceil(bytes / (bytesOfMegabyte / 10)) / 10)

export const fileKind = (words: KindWords): FormKind<object, SentFile> => ({
  input: (field) => ({ accept: endingsFor(field).join() }),
  read(file, field, { language }) {
    const allowed = endingsFor(field)
    if (!allowed.some((ending) => file.name.toLowerCase().endsWith(ending)))
      return { problem: fill(words.wrongFile, { types: allowed.join(' ') }) }
    const limit = (field.maxMegabytes ?? usualMost) * bytesOfMegabyte
    if (file.size <= limit) return { value: file }
    const said = { size: sayMegabytes(file.size, language), limit: sayMegabytes(limit, language) }
    return { problem: fill(words.fileTooLarge, said) }
  },
})
