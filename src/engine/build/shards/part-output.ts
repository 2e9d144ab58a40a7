import { statSync } from 'node:fs'
import { join } from 'node:path'
import { hashFile } from '../output/hash-file'
import { partMark } from '../output/mark'
import { type Output, openOutput } from '../output/output'
import type { PartFile, PartMark, PartNotes } from './part-mark'
import type { Share } from './share'

/** Where the files of a part are in its folder: not at its top, so that no host can take it for a site. */
export const partFiles = 'files'

/** A part's folder, held by one build like that of a site. */
export interface PartOutput extends Omit<Output, 'publish'> {
  publish(notes: PartNotes): ReturnType<Output['publish']>
}

/** Takes a folder for one part of a site. See openOutput. Throws ForeignFolder. */
export async function openPart(
  out: string,
  cache: string,
  share: Share,
  notify: (line: string) => void,
): Promise<PartOutput> {
  const output = await openOutput(out, cache, notify, partMark)
  const files = new Map<string, { content: string; path: string }>()
  const inPart = (file: string) => `${partFiles}/${file}`

  async function describe(file: string, content: string, path: string): Promise<PartFile> {
    const bytes = statSync(path).size
    return { file, content, hash: await hashFile(path, bytes), bytes }
  }

  return {
    last: output.last,
    close: output.close,
    keyOf: (file) => output.keyOf(inPart(file)),
    makeRoom: (files) => join(output.makeRoom(files.map(inPart)), partFiles),
    keep(file, key) {
      const content = output.keep(inPart(file), key)
      if (content) files.set(file, { content, path: join(out, inPart(file)) })
      return content
    },
    stage(file, key, content = key) {
      const path = output.stage(inPart(file), key, content)
      files.set(file, { content, path })
      return path
    },
    take(file, key) {
      const path = output.take(inPart(file), key)
      files.set(file, { content: key, path })
      return path
    },
    async publish(notes) {
      const described: PartFile[] = []
      for (const [file, { content, path }] of [...files].sort(([one], [other]) => (one < other ? -1 : 1)))
        described.push(await describe(file, content, path))
      const mark: PartMark = { ...share, ...notes, files: described }
      const published = await output.publish(mark)
      return { ...published, bytes: new Map(described.map(({ file, bytes }) => [file, bytes])) }
    },
  }
}
