/** Things at the roadside. */
import { group, ink, type Part, pal, shape } from '../core'
import { blob, line, poly } from '../path'

/** The arch of a finishing line, w wide and h high, standing on (0,0). */
export const arch = (w: number, h: number, c: string): Part =>
  shape(
    poly([
      [0, 0],
      [0, -h],
      [w, -h],
      [w, 0],
      [w - 70, 0],
      [w - 70, -h + 130],
      [70, -h + 130],
      [70, 0],
    ]),
    c,
  ) +
  ink(
    [0.2, 0.4, 0.6, 0.8].flatMap((t) => line([w * t, -h + 30], [w * t, -h + 100])),
    34,
    pal.paper,
  )

/** A striped awning of n scallops, each 150 wide, hanging from (0,0). */
export const awning = (n: number, a: string, b: string): Part =>
  group(
    ...Array.from({ length: n }, (_, i) =>
      shape(
        blob(
          [
            [i * 150, 0],
            [i * 150 + 150, 0],
            [i * 150 + 150, 120],
            [i * 150 + 75, 170],
            [i * 150, 120],
          ],
          0.06,
        ),
        i % 2 ? a : b,
      ),
    ),
  )
