/** Of a map that is framed, in tiles of 256 pixels. */
const [width, height] = [3, 2]

/** "https://www.openstreetmap.org/#map=17/50.4/7.4" as a map for frames, with a marker in its middle. */
export function frameAddress(place: string): string {
  const [zoom = 17, latitude = 0, longitude = 0] = place
    .replace(/.*#map=/, '')
    .split('/')
    .map(Number)
  const degrees = 360 / 2 ** zoom
  const across = (degrees * width) / 2
  const down = (degrees * height * Math.cos((latitude * Math.PI) / 180)) / 2
  const box = [longitude - across, latitude - down, longitude + across, latitude + down]
  const query = new URLSearchParams({
    bbox: box.map((side) => side.toFixed(5)).join(),
    layer: 'mapnik',
    marker: `${latitude},${longitude}`,
  })
  return `https://www.openstreetmap.org/export/embed.html?${query}`
}
