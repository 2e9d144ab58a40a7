/** Cuts the typefaces that every page begins with out of those of the packages. */
import { nameOf } from '../places'
import { writeRendering } from '../rendered'
import { cuts } from '../typefaces/cuts'
import { makeTypeface } from '../typefaces/make'

for (const cut of cuts) {
  const file = await makeTypeface(cut)
  writeRendering(cut, file)
  console.log(`${nameOf(cut.path)}: ${(file.length / 1000).toFixed(1)} kB`)
}
