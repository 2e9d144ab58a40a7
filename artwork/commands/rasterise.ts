/** Renders the pictures that are published as pixels: those that have changed, or whose drawing has. */
import { allRasters } from '../pictures/rasters'
import { nameOf } from '../places'
import { isCurrent, writeRendering } from '../rendered'

let [written, same] = [0, 0]
for (const raster of await allRasters()) {
  if (isCurrent(raster)) same++
  else {
    const bytes = await raster.render()
    writeRendering(raster, bytes)
    console.log(`${nameOf(raster.path)}: ${Math.round(bytes.length / 1000)} kB`)
    written++
  }
}
console.log(`${written} written, ${same} unchanged`)
