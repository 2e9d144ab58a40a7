import { fillInFilm } from '../../elements/film/film-of'
import type { VideoGridBlock } from '../../generated/content'
import type { Load } from '../../model'

export const load: Load<VideoGridBlock, Pick<VideoGridBlock, 'videos'>> = ({ videos }, site) => ({
  videos: videos.map((film) => fillInFilm(film, site)),
})
