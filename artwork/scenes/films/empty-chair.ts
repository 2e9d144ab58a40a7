import * as k from '../../kit/index'
import * as f from '../../kit/props/films'

const { at, pal, scene } = k

export const scenes: Record<string, () => string> = {
  'films/empty-chair': () =>
    scene(
      { ground: pal.blush, seed: 46 },
      f.paper('-40 -40, 500 -40, 900 1040, -40 1040', '#ffb9a5'),
      k.disc(1060, 290, 240, pal.marigold),
      k.disc(1060, 290, 200, pal.sky),
      k.fill(k.blob('880 380, 960 330, 1060 370, 1160 320, 1240 370, 1180 450, 1060 488, 940 450'), pal.moss),
      k.ink(k.line('1060 92, 1060 488'), 12),
      k.ink(k.line('862 290, 1258 290'), 12),
      k.ground(800, pal.coral),
      k.fill(k.poly('820 800, 1180 800, 1500 1040, 700 1040'), pal.marigold, 0.7),
      k.rect(-60, 700, 420, 50, pal.lilac, 12),
      k.rect(-60, 470, 400, 160, pal.lilac, 24),
      k.limb(k.line('300 740, 310 940'), pal.ink, 10),
      ...[920, 1190].map((x) => k.limb(k.line([x, 700], [x + (x > 1000 ? 34 : -34), 950]), pal.steel, 20)),
      k.rect(900, 400, 310, 250, '#2f6fd0', 50),
      k.rect(880, 650, 350, 80, '#2f6fd0', 30),
      k.ink(k.curve('950 450, 1050 436, 1150 450'), 9, pal.sky),
      at(520, 740, 1.7, k.plant(pal.teal, pal.leaf)),
      k.shadow(1056, 960, 260),
    ),
}
