/** What the one line becomes on its way: heads in profile, people, houses, things. Each stands on (0,0). */
import { mirror, put, rotate, type Stop, stops } from '../techniques/one-line'

/** From the brow: an eye, nose, smile, chin, the jaw back to the ear, and down the throat. Looks right. */
const face =
  '78 -142, 62 -154, 46 -148, 46 -132, 62 -128, 80 -140, 98 -120, 124 -96, 120 -78, 96 -76, 98 -66, 84 -58, 50 -66!, 84 -54, 90 -42, 86 -16, 58 -4, 20 -24, 0 -74, -2 -110, -18 -124, -36 -112, -32 -86, -14 -76, 0 -40, 8 20'
/** The same with a shut eye. */
const resting = face.replace('62 -154, 46 -148, 46 -132, 62 -128, 80 -140', '60 -134, 44 -140!, 60 -130, 80 -138')
/** The same behind round glasses, their side going back to the ear. */
const spectacled = face.replace(
  '78 -142, 62 -154, 46 -148, 46 -132, 62 -128, 80 -140',
  '86 -164, 58 -178, 28 -162, 22 -134, 46 -108, 80 -114, 92 -142, 82 -166, 98 -146, 96 -132',
)
const nape = '-50 20, -54 -30, -88 -84, -98 -150'

/** Heads, 240 high, the neck at (0,0): the line comes up the nape and goes down the throat. */
export const heads = {
  bun: stops(
    `-50 20, -52 -30, -84 -80, -96 -150, -130 -170, -164 -206, -150 -250, -108 -256, -88 -220, -106 -176, -90 -186, -50 -232, 16 -242, 66 -212, 84 -170, ${face}`,
  ),
  bald: stops(`${nape}, -70 -220, 0 -246, 62 -214, 80 -184, ${spectacled}`),
  asleep: stops(`${nape}, -70 -220, 0 -246, 62 -214, 84 -170, ${resting}`),
  afro: stops(
    `-50 20, -58 -20, -100 -22, -112 -60, -150 -84, -140 -124, -172 -160, -148 -196, -152 -240, -112 -256, -92 -296, -50 -288, -12 -312, 20 -288, 62 -288, 74 -254, 104 -232, 94 -200, 80 -176, 84 -160, ${face}`,
  ),
  bob: stops(`-50 20, -84 16, -124 -8, -126 -80, -112 -170, -56 -238, 20 -250, 76 -212, 66 -172, 86 -164, ${face}`),
  quiff: stops(
    `${nape}, -92 -196, -50 -236, -60 -196!, -10 -252, 40 -264, 96 -272, 118 -244, 90 -220, 60 -214, 84 -170, ${face}`,
  ),
  scarf: stops(
    `-70 30, -110 10, -104 -40, -128 -110, -108 -196, -40 -248, 40 -240, 82 -196, 70 -180, 20 -210, -20 -150, -14 -60, 30 0, 60 10, 20 -40, 10 -120, 30 -180, 84 -168, ${face.slice(0, face.indexOf('20 -24'))}40 0, 8 20`,
  ),
} as const

/** A wheel that the line rolls round once, on its way along the ground. */
export const wheel = (x: number, r: number): Stop[] =>
  stops(
    `${x} 0, ${x + r * 0.72} ${-r * 0.3}, ${x + r} ${-r}, ${x} ${-2 * r}, ${x - r} ${-r}, ${x - r * 0.72} ${-r * 0.3}, ${x} 0`,
  )

/** A car, 500 long, driving right. `inside` is what its window shows: from the rear window to the windscreen. */
export const car = (inside: readonly Stop[] = []): Stop[] => [
  ...wheel(-150, 46),
  ...wheel(150, 46),
  ...stops('216 -6, 256 -30, 252 -86, 200 -110, 116 -122!, 66 -200, 20 -214, -60 -214, -110 -196, -146 -124!'),
  ...inside,
  ...stops(
    '104 -124!, -146 -124!, -226 -104, -252 -60, -236 -40, -212 -44!, -150 -112, -90 -46!, 90 -46!, 150 -112, 212 -46!, 262 -40, 276 -10, 320 0',
  ),
]

/** A house with a door, 240 wide. */
export const house = stops(
  '0 0!, 0 -150!, -34 -138!, 120 -280!, 170 -234!, 170 -280!, 204 -280!, 204 -204!, 274 -138!, 240 -150!, 240 0!, 190 0!, 190 -100!, 120 -100!, 120 0!, 240 0',
)

/** A fir that the line climbs and comes down from. */
export const fir = stops(
  '0 0, 0 -40!, -50 -40!, -20 -100!, -40 -100!, 0 -180!, 40 -100!, 20 -100!, 50 -40!, 0 -40!, 0 0',
)

/** A cross, as over a chemist's door, 120 wide about (0,0), begun and ended at its right arm. */
export const cross = stops(
  '60 0!, 60 -20!, 20 -20!, 20 -60!, -20 -60!, -20 -20!, -60 -20!, -60 20!, -20 20!, -20 60!, 20 60!, 20 20!, 60 20!, 60 0!',
)

/** Someone walking right, 500 high: what they hold begins and ends at their hand, at (120,-196). */
export const walker = (head: readonly Stop[], held: readonly Stop[]): Stop[] => [
  ...stops('-210 0, -176 -2, -160 -24, -120 -90, -84 -160!, -128 -160!, -110 -250, -88 -330, -46 -354'),
  ...put(0, -366, 0.56, head),
  ...stops('30 -340, 46 -310, 30 -250, 56 -200, 120 -196!'),
  ...held,
  ...stops(
    '120 -196!, 76 -180, 88 -160!, -128 -160!, -36 -160!, -66 -90, -116 -24, -84 -6, -70 0!, 78 0!, 72 -30, 20 -160!, 72 -160!, 112 -34, 170 -18, 176 0!, 78 0!, 240 0',
  ),
]

/** A bag with a handle, hung from a hand at (0,0). */
export const bag = stops('0 0, -26 36!, -80 36!, -88 130!, 88 130!, 80 36!, 26 36!, 0 0!')

/** A paper bag with a folded top, 300 wide, its cross made on the way. */
export const paperBag = [
  ...stops(
    '-140 0!, -150 -330!, -100 -352!, -76 -330!, -50 -352!, -24 -330!, 0 -352!, 26 -330!, 50 -352!, 76 -330!, 100 -352!, 146 -330!, 142 -270!, -148 -270!, 142 -270!, 138 -140!',
  ),
  ...put(0, -140, 1, cross),
  ...stops('138 -140!, 132 0!, -140 0!, 132 0!'),
]

/** A bed on wheels, its head at the left, 480 long, with someone or no one in it. */
export const bed = (inside: readonly Stop[]): Stop[] => [
  ...wheel(-200, 20),
  ...stops('-200 -40!, -214 -260!, -200 -270!, -196 -120!'),
  ...inside,
  ...stops('210 -120!, 214 -210!, 228 -200!, 206 -40!'),
  ...wheel(206, 20),
]

/** A sleeper under a blanket, head left, for the bed. */
export const sleeper = [
  ...stops('-190 -130, -120 -124'),
  ...put(-70, -150, 1, rotate(-78, put(0, 0, 0.42, heads.asleep))),
  ...stops('-50 -184, 0 -214, 60 -200, 120 -180, 172 -214, 200 -170'),
]

/** A bare mattress with a pillow, for the bed. */
export const mattress = stops(
  '-190 -130, -180 -160, -110 -160, -104 -130!, 196 -130!, 196 -104!, -196 -104!, 206 -104!',
)

/** A cat that sits and looks left, 230 high; its tail begins the line and its paws end it. */
export const cat = mirror(
  stops(
    '-60 0, -90 -60, -70 -130, -20 -170, -24 -240!, 8 -214, 40 -214, 74 -240!, 76 -170, 40 -140, 60 -60, 56 0, 20 0!, 24 -60, -30 0, -100 0, -150 -30, -150 -80, -120 -70',
  ),
)
