import type { DrawnFilm } from 'schema-pages/elements/loop/film'
import type { VideoBlock } from '../../generated/content'

/** A scene of pages.json. */
export type Scene = NonNullable<VideoBlock['reel']>[number]

/** A film of the reel. Times in milliseconds. */
export interface Chapter extends Pick<Scene, 'client' | 'page' | 'side'> {
  title: string
  start: number
  end: number
}

/** A scene with its time and its film. */
export interface ReelShot {
  loop: string
  /** The start within the loop, in milliseconds. */
  from: number
  start: number
  end: number
  chapter: Chapter
}

export interface Timeline {
  shots: ReelShot[]
  chapters: Chapter[]
  total: number
}

/** In milliseconds. */
const cardTime = 2200

/** A scene without a title belongs to the film before it; `title` is the reel's own. */
export function buildTimeline(scenes: readonly Scene[], title: string): Timeline {
  const shots: ReelShot[] = []
  const chapters: Chapter[] = []
  let start = 0
  for (const { loop, from, seconds, ...own } of scenes) {
    const end = start + Math.round(seconds * 1000)
    const last = chapters.at(-1)
    const chapter = last && own.title === undefined ? last : { ...own, title: own.title ?? title, start, end }
    chapter.end = end
    if (chapter !== last) chapters.push(chapter)
    shots.push({ loop, from: Math.round(from * 1000), start, end, chapter })
    start = end
  }
  return { shots, chapters, total: start }
}

/** The last shot at the end. */
export const shotAt = ({ shots }: Timeline, time: number): ReelShot | undefined =>
  shots.find(({ end }) => time < end) ?? shots.at(-1)

export const showsCard = ({ start }: Chapter, time: number): boolean => time - start < cardTime

/** In milliseconds: how far ahead loops load. */
const ahead = 6000

/** The loop of the current shot, or the next one to load. */
export const nextLoop = ({ shots }: Timeline, time: number, isThere: (loop: string) => boolean): string | undefined =>
  shots.find(({ start, end, loop }) => time < end && start < time + ahead && !isThere(loop))?.loop

/** The index of the frame at a time. */
function drawingAt({ drawings }: DrawnFilm, time: number): number {
  let end = 0
  const index = drawings.findIndex(([held]) => {
    end += held
    return time < end
  })
  return index < 0 ? drawings.length - 1 : index
}

/** In milliseconds: one of the 24 frames of a second. */
const frame = 42

/**
 * The index of the frame that a shot shows at a time. The times in pages.json are rounded and the loop's are not, so the
 * first and the last frame of a stretch may be the neighbouring scene's.
 */
export const drawingInShot = (film: DrawnFilm, { from, start, end }: ReelShot, time: number): number =>
  drawingAt(film, from + Math.max(frame, Math.min(time, end - frame) - start))

/** "1:05" */
export function clock(time: number): string {
  const seconds = Math.floor(time / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
