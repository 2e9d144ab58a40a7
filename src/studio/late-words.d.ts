/** Words as a module of its own, which the app does not have: the player's. */
declare module '*/words.json?late' {
  export const captions: string
  export const fullScreen: string
  export const loadingFilm: string
  export const muteFilm: string
  export const noSound: string
  export const pauseReel: string
  export const reelPosition: string
  export const reelTime: string
  export const resumeReel: string
  export const soundNotLoaded: string
  export const unmuteFilm: string
}
