import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { explainDamage } from '../../check/addresses/damage'
import { explainDanger } from '../../check/addresses/danger'
import { explainHeavyLoop, explainNoLoop, mostLoopBytes } from '../../check/addresses/loop'
import { extensionOf, rasterExtensions } from '../../model/pictures'
import { judgeFile } from '../../site/judge'
import { sniff } from '../../site/judge/sniff'
import { explainTooHeavy, type FileKind, mostUploadBytes, type NewFile } from '../../store/file-store'
import { type Prepared, preparePicture } from './prepare-picture'
import { explainMoving, explainNoAnimation, explainNoDocument, explainNoPicture, explainUnshown } from './sentences'

/** The endings of documents that visitors may fetch. */
const documentEndings = ['pdf', 'zip', 'docx', 'xlsx', 'pptx', 'odt', 'epub', 'txt']

/** Pictures that programs write and browsers do not show, as `sniff` calls them. */
const unshown = [
  'a HEIC photograph',
  'a TIFF picture',
  'a Photoshop document',
  'a BMP picture',
  'an icon of Windows',
  'a JPEG XL picture',
]

/** Returns the ending that a file has to have for what it holds; a sentence where it is not of the kind that is wanted. */
function endingFor(name: string, kind: FileKind, found: string): { ending: string } | { problem: string } {
  const named = name.includes('.') ? extensionOf(name) : ''
  if (kind === 'file')
    return documentEndings.includes(named) ? { ending: named } : { problem: explainNoDocument(name, documentEndings) }
  if (kind === 'loop')
    return named === 'json' || found === 'webp'
      ? { ending: found === 'webp' ? found : named }
      : { problem: explainNoLoop(name) }
  if (kind === 'animation') return named === 'json' ? { ending: 'json' } : { problem: explainNoAnimation(name) }
  if (rasterExtensions.includes(found)) return { ending: found }
  if (unshown.includes(found)) return { problem: explainUnshown(name, found) }
  if (named === 'svg' || found === 'a drawing (svg)') return { ending: 'svg' }
  if (!rasterExtensions.includes(named)) return { problem: explainNoPicture(name) }
  return { problem: explainDamage(name, { kind: 'other', found }) }
}

/** Judges and prepares a file that lies at a path under the ending of what it holds. */
async function prepareAt(path: string, { name, bytes, kind }: NewFile, ending: string, most: number) {
  const judgement = (await judgeFile(path, bytes.length)) ?? {}
  if (kind === 'animation' && !judgement.isAnimation && !judgement.damage) return { problem: explainNoAnimation(name) }
  if (kind === 'loop' && !judgement.isLoop && !judgement.damage) return { problem: explainNoLoop(name) }
  if (kind === 'loop' && bytes.length > mostLoopBytes) return { problem: explainHeavyLoop(name, bytes.length) }
  if (judgement.danger) return { problem: explainDanger(name, judgement.danger) }
  if (judgement.damage) return { problem: explainDamage(name, judgement.damage) }
  if (kind === 'image' && ending !== 'svg') {
    const prepared = await preparePicture(path, { kind: ending, bytes, most }).catch(() => ({
      problem: explainDamage(name, { kind: 'cut-off' }),
    }))
    return prepared ?? { problem: explainMoving(name) }
  }
  return { bytes, ending, changes: [] }
}

/**
 * Makes of a file what can be published, or says in a sentence why it cannot be: the check's own judgement of files is
 * asked first. Pictures become at most `most` pixels wide. Nothing is left on the disk.
 */
export async function prepareFile(file: NewFile, most: number): Promise<Prepared | { problem: string }> {
  const { name, bytes, kind } = file
  if (bytes.length === 0) return { problem: explainDamage(name, { kind: 'empty' }) }
  if (bytes.length > mostUploadBytes) return { problem: explainTooHeavy(name) }
  const wanted = endingFor(name, kind, sniff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)))
  if ('problem' in wanted) return wanted
  const folder = await mkdtemp(join(tmpdir(), 'new-file-'))
  try {
    const path = join(folder, `file.${wanted.ending}`)
    await writeFile(path, bytes, { mode: 0o600 })
    return await prepareAt(path, file, wanted.ending, most)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
