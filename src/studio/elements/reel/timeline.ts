import type { DrawnFilm } from '@engine/elements/loop/film'
import type { VideoBlock } from '../../generated/content'

/** A piece of a loop, as pages.json has it. */
export type Scene = NonNullable<VideoBlock['reel']>[number]

/** A film of the reel: what its title card says, and when it is seen, in milliseconds. */
export interface Chapter extends Pick<Scene, 'client' | 'page' | 'side'> {
  title: string
  start: number
  end: number
}

/** A scene, when it is seen, and the film that it belongs to. */
export interface Shot {
  loop: string
  /** Where in the loop it begins, in milliseconds. */
  from: number
  start: number
  end: number
  chapter: Chapter
}

export interface Timeline {
  shots: Shot[]
  chapters: Chapter[]
  total: number
}

/** How long a title card is seen, in milliseconds. */
const cardTime = 2200

/** Puts scenes one after the other. A scene without a title belongs to the film before it; `title` is the reel's own. */
export function layOut(scenes: readonly Scene[], title: string): Timeline {
  const shots: Shot[] = []
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

/** The shot that is seen at a time; the last one at the end. */
export const shotAt = ({ shots }: Timeline, time: number): Shot | undefined =>
  shots.find(({ end }) => time < end) ?? shots.at(-1)

/** Whether the title card of a film is seen at a time. */
export const showsCard = ({ start }: Chapter, time: number): boolean => time - start < cardTime

/** How far ahead loops are fetched, in milliseconds. */
const ahead = 6000

/** The loop to fetch next: that of the shot at a time, or of the first one soon after it that is not there yet. */
export const nextLoop = ({ shots }: Timeline, time: number, isThere: (loop: string) => boolean): string | undefined =>
  shots.find(({ start, end, loop }) => time < end && start < time + ahead && !isThere(loop))?.loop

/** The number of the drawing that a film shows at a time. */
export function drawingAt({ drawings }: DrawnFilm, time: number): number {
  let end = 0
  const index = drawings.findIndex(([held]) => {
    end += held
    return time < end
  })
  return index < 0 ? drawings.length - 1 : index
}

/** Minutes and seconds: "1:05". */
export function clock(time: number): string {
  const seconds = Math.floor(time / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}
