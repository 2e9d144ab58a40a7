const space = 'http://www.w3.org/2000/svg'

/** Paths in a square of 18. */
const paths: Record<string, string> = {
  Bold: 'M5 3h4.5a3 3 0 0 1 0 6H5zM5 9h5.2a3 3 0 0 1 0 6H5zM6 3v12',
  Italic: 'M7.5 3h5M5.5 15h5M10.2 3 7.8 15',
  Link: 'M7.6 10.4a3 3 0 0 0 4.2 0l2.4-2.4A3 3 0 0 0 10 3.8l-.9.9M10.4 7.6a3 3 0 0 0-4.2 0L3.8 10A3 3 0 0 0 8 14.2l.9-.9',
  List: 'M7 4.5h8M7 9h8M7 13.500h8M3 4.5h.01M3 9h.01M3 13.5h.01',
  'Numbered list':
    'M8 4.5h7M8 9h7M8 13.5h7M2.500 3.500 3.700 3v4M2.400 11.300c.7-.9 2.200-.5 2.200.5 0 .8-2.200 1.500-2.200 3.200h2.300',
  Heading: 'M4.500 3v12M13.500 3v12M4.500 9h9',
}

export function iconOf(name: string): SVGElement {
  const svg = document.createElementNS(space, 'svg')
  svg.setAttribute('viewBox', '0 0 18 18')
  svg.setAttribute('aria-hidden', 'true')
  const path = document.createElementNS(space, 'path')
  path.setAttribute('d', paths[name] ?? '')
  svg.append(path)
  return svg
}
