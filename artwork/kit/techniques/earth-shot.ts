/** Shots of Natural Capital. */
import type { Shot } from '../../motion/timeline'
import { dust, onlyEarth } from './earth'

/** A shot without lines but strips, and without a fifteenth colour. */
export const earthShot = (seed: number, { draw, ...shot }: Shot): Shot => ({
  ...shot,
  grain: false,
  draw: (moment) => [`<g stroke="none">${onlyEarth(...draw(moment), dust(seed))}</g>`],
})
