/** Five people on a bridge that hums and sways: each keeps upright in another way, or does not. */
import { at, group, hairs, type Part, pal, turn } from '../core'
import { bystander, flat } from '../crowd'
import { blob } from '../path'

/** A tightrope walker by necessity: arms out, one foot before the other. */
const balancer = bystander({
  trunk: '-42 -272, -14 -294, 24 -292, 46 -268, 44 -200, 60 -110, -56 -110, -44 -200',
  top: pal.coral,
  bottom: pal.night,
  legs: ['-14 -116, -34 -60, -20 -8', '16 -116, 30 -60, 40 -8'],
  legWidth: 26,
  far: '-38 -260, -96 -286, -146 -262',
  near: '42 -260, 104 -262, 150 -300',
  armWidth: 26,
  headAt: [2, -350, 8],
  skin: 3,
  hair: 'bun',
  mood: 'shock',
  look: -0.4,
})

/** A thin man whom the slope makes run. */
const runner = bystander({
  trunk: '-40 -292, -12 -314, 22 -314, 42 -290, 42 -200, 40 -154, -36 -154, -42 -210',
  top: pal.teal,
  bottom: pal.sand,
  shoes: pal.coral,
  legs: ['14 -160, 78 -126, 82 -44', '-14 -160, -44 -92, -110 -70'],
  legWidth: 28,
  far: '-36 -280, -96 -270, -112 -330',
  near: '38 -280, 92 -250, 128 -300',
  armWidth: 26,
  headAt: [10, -378, -6],
  skin: 0,
  hair: 'tall',
  hairColour: hairs[3],
  glasses: true,
  mood: 'shock',
  look: 0.8,
})

/** A child who has sat down to slide. */
const slider = bystander({
  trunk: '-36 -132, -8 -152, 24 -150, 42 -128, 46 -40, 30 -10, -36 -10, -44 -60',
  top: pal.marigold,
  bottom: pal.plum,
  shoes: pal.sky,
  legs: ['0 -24, 52 -58, 104 -22', '10 -20, 70 -36, 124 -4'],
  legWidth: 28,
  far: '-30 -122, -70 -160, -78 -222',
  near: '34 -124, 78 -158, 88 -220',
  armWidth: 24,
  headAt: [4, -196, -8, 0.92],
  skin: 5,
  hair: 'short',
  mood: 'happy',
  look: 0.4,
})

/** An old woman who grips her hat, and whom nothing else concerns. */
const stroller = bystander({
  trunk: '-60 -236, -24 -272, 32 -272, 66 -234, 78 -150, 84 -64, -78 -64, -72 -150',
  top: '#8a5fa8',
  bottom: pal.night,
  legs: ['-24 -70, -26 -40, -28 -8', '26 -70, 28 -40, 30 -8'],
  far: '-54 -226, -92 -170, -62 -118',
  near: '58 -230, 106 -276, 60 -356',
  headAt: [6, -322, 0],
  skin: 1,
  hair: 'grey',
  hairColour: hairs[4],
  glasses: true,
  mood: 'calm',
  look: 0.8,
})
const hat = flat(blob('-78 -344, -40 -352, -28 -404, 36 -408, 52 -354, 96 -346, 8 -332', 0.14), pal.rust)

/** A broad man who has his arms round a post, and his eyes shut. */
const hugger = bystander({
  trunk: '-72 -240, -34 -286, 40 -286, 80 -240, 92 -160, 84 -100, -84 -100, -92 -160',
  top: pal.sky,
  bottom: pal.rust,
  legs: ['-30 -110, -44 -60, -20 -8', '34 -110, 58 -70, 84 -40'],
  legWidth: 42,
  near: '-40 -240, 30 -196, 108 -214',
  armWidth: 38,
  headAt: [40, -330, 16],
  skin: 2,
  hair: 'bald',
  beard: hairs[1],
  mood: 'asleep',
  look: 0.8,
})

/** All of them on the waves of the deck; the last holds on to the post at x=1340. */
export const wobblers: Part = group(
  at(170, 575, 0.98, turn(-9, balancer)),
  at(448, 690, 0.98, turn(16, runner)),
  at(700, 762, 1.02, turn(-4, slider)),
  at(1030, 590, 0.95, turn(-4, stroller, hat)),
  at(1240, 622, 0.98, hugger),
)
