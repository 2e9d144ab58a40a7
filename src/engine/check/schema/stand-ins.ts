import { isObject } from '../../model/json'
import type { Schemas } from './validate'

/** Whether a text is a sentence, which nobody writes twice by chance: at least four words, with a full stop or in tags. */
const isSentence = (text: string) =>
  /[.!?]$|^</.test(text) &&
  text
    .replace(/<[^<>]*>/g, ' ')
    .trim()
    .split(/\s+/).length >= 4

function collect(value: unknown, texts: Set<string>): void {
  if (typeof value === 'string') {
    if (isSentence(value)) texts.add(value)
  } else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) collect(part, texts)
}

/** Returns the sentences of the examples of all blocks: what the catalogue and VS Code propose, and authors replace. */
export function findStandIns(schemas: Schemas): ReadonlySet<string> {
  const texts = new Set<string>()
  for (const [file, schema] of Object.entries(schemas)) {
    if (file.startsWith('blocks/') && isObject(schema)) collect(schema.examples, texts)
  }
  return texts
}
