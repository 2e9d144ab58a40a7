import { extensionOf, rasterExtensions } from '../../../base/shared-types/pictures'
import { explainDamage } from '../../../content/check/files/damage'
import { explainDanger } from '../../../content/check/files/danger'
import { explainHeavyLoop, explainNoLoop, mostLoopBytes } from '../../../content/check/files/loop'
import { sourceOf } from '../../../content/file-inspection/file-source'
import { sniff } from '../../../content/file-inspection/inspect/sniff'
import { inspectFile } from '../../../content/file-inspection/inspect-file'
import type { PictureOpener } from '../../../content/file-inspection/pictures/picture-opener'
import { explainTooHeavy, type FileKind, mostUploadBytes, type NewFile, type PreparedFile } from '../file-store'
import { explainMoving, explainNoAnimation, explainNoDocument, explainNoPicture, explainUnshown } from './sentences'

export interface PictureTools {
  open: PictureOpener
  /**
   * Turns a picture upright, removes place, time and owner, and makes its longer side `maxSide` at most. `kind` is what
   * the file holds: "png". Undefined for a moving picture. Rejects for a damaged one.
   */
  prepare(bytes: Uint8Array<ArrayBuffer>, kind: string, maxSide: number): Promise<PreparedFile | undefined>
}

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

interface Place {
  extension: string
  maxSide: number
}

async function prepareAs({ extension, maxSide }: Place, { name, bytes, kind }: NewFile, pictures: PictureTools) {
  const inspection = await inspectFile(sourceOf(`file.${extension}`, bytes), pictures.open)
  if (kind === 'animation' && !inspection.isAnimation && !inspection.damage)
    return { problem: explainNoAnimation(name) }
  if (kind === 'loop' && !inspection.isLoop && !inspection.damage) return { problem: explainNoLoop(name) }
  if (kind === 'loop' && bytes.length > mostLoopBytes) return { problem: explainHeavyLoop(name, bytes.length) }
  if (inspection.danger) return { problem: explainDanger(name, inspection.danger) }
  if (inspection.damage) return { problem: explainDamage(name, inspection.damage) }
  if (kind === 'image' && extension !== 'svg') {
    const prepared = await pictures.prepare(bytes, extension, maxSide).catch(() => ({
      problem: explainDamage(name, { kind: 'cut-off' }),
    }))
    return prepared ?? { problem: explainMoving(name) }
  }
  return { bytes, extension, changes: [] }
}

export async function prepareFile(
  file: NewFile,
  maxSide: number,
  pictures: PictureTools,
): Promise<PreparedFile | { problem: string }> {
  const { name, bytes, kind } = file
  if (bytes.length === 0) return { problem: explainDamage(name, { kind: 'empty' }) }
  if (bytes.length > mostUploadBytes) return { problem: explainTooHeavy(name) }
  const wanted = extensionFor(name, kind, sniff(bytes))
  return 'problem' in wanted ? wanted : prepareAs({ ...wanted, maxSide }, file, pictures)
}
