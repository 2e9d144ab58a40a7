/** Plays the scores that have changed, or those that are named, into sound files. One with a problem is not written. */
import { nameOf } from '../places'
import { isCurrent, writeRendering } from '../rendered'
import { BITRATES, mp3Of } from '../sound/mp3'
import { meanOf, peakOf, play } from '../sound/score'
import { drawingsSent, filmOfSound, readScore, type Sound, sounds } from '../sound/sound-files'

/** In bytes: of a sound, and of a film with its sound, as sent. */
const LIMITS = { sound: 190_000, film: 250_000 } as const

async function write(sound: Sound): Promise<boolean> {
  const { name } = sound
  const score = await readScore(name)
  const film = filmOfSound(name)
  const length = film?.scenes.reduce((sum, { seconds }) => sum + seconds, 0)
  const wave = play(score)
  const most = Math.min(LIMITS.sound, LIMITS.film - (film ? drawingsSent(film) : 0))
  const bitrate = BITRATES.find((kilobits) => score.seconds * kilobits * 125 + 1000 < most)
  const problems = [
    length !== undefined && Math.abs(length - score.seconds) > 0.05
      ? `it has ${score.seconds} s, and its film in pages.json ${length.toFixed(2)} s`
      : '',
    bitrate === undefined ? `with its film it has more than ${LIMITS.film / 1000} kB` : '',
    wave.some(Number.isNaN) ? 'a number is missing' : '',
  ].filter(Boolean)
  if (bitrate === undefined || problems.length > 0) {
    console.error(`${name}: not written: ${problems.join('; ')}`)
    return false
  }
  const bytes = await mp3Of(wave, bitrate)
  writeRendering(sound, bytes)
  const levels = `peak ${peakOf(wave).toFixed(2)}, mean ${meanOf(wave).toFixed(2)}`
  console.log(
    `${nameOf(sound.path)}: ${score.seconds} s, ${Math.round(bytes.length / 1000)} kB (${bitrate} kbit/s), ${levels}`,
  )
  return true
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !sounds.some((sound) => sound.name === name))
if (unknown.length > 0) {
  console.error(`There is no score ${unknown.join(', ')}. The scores: ${sounds.map(({ name }) => name).join(', ')}`)
  process.exitCode = 1
}
const wanted = sounds.filter((sound) => (names.length > 0 ? names.includes(sound.name) : !isCurrent(sound)))
for (const sound of wanted) if (!(await write(sound))) process.exitCode = 1
console.log(`${sounds.length} sounds: ${wanted.length} played`)
