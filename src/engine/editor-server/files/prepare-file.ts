import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainDamage } from '../../check/addresses/damage'
import { explainDanger } from '../../check/addresses/danger'
import { explainHeavyLoop, explainNoLoop, mostLoopBytes } from '../../check/addresses/loop'
import { extensionOf, rasterExtensions } from '../../model/pictures'
import { inspectFile } from '../../site/inspect'
import { sniff } from '../../site/inspect/sniff'
import {
  explainTooHeavy,
  type FileKind,
  mostUploadBytes,
  type NewFile,
  type PreparedFile,
} from '../../store/file-store'
import { explainMoving, explainNoAnimation, explainNoDocument, explainNoPicture, explainUnshown } from '../sentences'
import { preparePicture } from './prepare-picture'

const documentExtensions = ['pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'epub', 'txt']

/** Pictures that programs write and browsers do not show, as `sniff` calls them. */
const unshown = [
  'a HEIC photograph',
  'a TIFF picture',
  'a Photoshop document',
  'a BMP picture',
  'an icon of Windows',
  'a JPEG XL picture',
]

/** For the content of the file. */
function extensionFor(name: string, kind: FileKind, found: string): { extension: string } | { problem: string } {
  const named = name.includes('.') ? extensionOf(name) : ''
  if (kind === 'file')
    return documentExtensions.includes(named)
      ? { extension: named }
      : { problem: explainNoDocument(name, documentExtensions) }
  if (kind === 'loop')
    return named === 'json' || found === 'webp'
      ? { extension: found === 'webp' ? found : named }
      : { problem: explainNoLoop(name) }
  if (kind === 'animation') return named === 'json' ? { extension: 'json' } : { problem: explainNoAnimation(name) }
  if (rasterExtensions.includes(found)) return { extension: found }
  if (unshown.includes(found)) return { problem: explainUnshown(name, found) }
  if (named === 'svg' || found === 'a drawing (svg)') return { extension: 'svg' }
  if (!rasterExtensions.includes(named)) return { problem: explainNoPicture(name) }
  return { problem: explainDamage(name, { kind: 'other', found }) }
}

/** Inspects and prepares a file on the disk. */
async function prepareAt(path: string, { name, bytes, kind }: NewFile, extension: string, maxWidth: number) {
  const inspection = (await inspectFile(path, bytes.length)) ?? {}
  if (kind === 'animation' && !inspection.isAnimation && !inspection.damage)
    return { problem: explainNoAnimation(name) }
  if (kind === 'loop' && !inspection.isLoop && !inspection.damage) return { problem: explainNoLoop(name) }
  if (kind === 'loop' && bytes.length > mostLoopBytes) return { problem: explainHeavyLoop(name, bytes.length) }
  if (inspection.danger) return { problem: explainDanger(name, inspection.danger) }
  if (inspection.damage) return { problem: explainDamage(name, inspection.damage) }
  if (kind === 'image' && extension !== 'svg') {
    const prepared = await preparePicture(path, { kind: extension, bytes, maxWidth }).catch(() => ({
      problem: explainDamage(name, { kind: 'cut-off' }),
    }))
    return prepared ?? { problem: explainMoving(name) }
  }
  return { bytes, extension, changes: [] }
}

/** The check inspects it first. Nothing is left on the disk. */
export async function prepareFile(file: NewFile, maxWidth: number): Promise<PreparedFile | { problem: string }> {
  const { name, bytes, kind } = file
  if (bytes.length === 0) return { problem: explainDamage(name, { kind: 'empty' }) }
  if (bytes.length > mostUploadBytes) return { problem: explainTooHeavy(name) }
  const wanted = extensionFor(name, kind, sniff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
  if ('problem' in wanted) return wanted
  const folder = await mkdtemp(join(tmpdir(), 'new-file-'))
  try {
    const path = join(folder, `file.${wanted.extension}`)
    await writeFile(path, bytes, { mode: 0o600 })
    return await prepareAt(path, file, wanted.extension, maxWidth)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
