import { writeFileSync } from 'node:fs'
import { hashTexts } from './hash'
import type { Output } from './output'

export function writeText(output: Output, file: string, text: string): void {
  const key = hashTexts(text)
  if (!output.keep(file, key)) writeFileSync(output.stage(file, key), text)
}
