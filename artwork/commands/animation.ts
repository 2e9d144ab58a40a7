/** Writes the animation that thanks for a message. */
import { writeFileSync } from 'node:fs'
import { thankYou } from '../animation/thank-you'
import { animationPath } from '../places'

const LIMIT = 15_000

const text = thankYou()
if (text.length >= LIMIT) throw new Error(`${text.length} bytes, the limit is ${LIMIT}`)
writeFileSync(animationPath, text)
console.log(`thank-you.json: ${text.length} bytes`)
