/** The drawings at the end of a page: no ground of their own, feet on y 590. The mouse is in the footer below them. */
import * as k from '../kit/index'
import * as b from '../kit/props/banners'
import * as c from '../kit/props/creatures'
import { letter } from '../kit/walkers'

const { at, flip, pal, turn } = k
const ending = (...parts: k.Part[]) => k.scene({ ground: 'none', size: [840, 620], grain: false }, ...parts)

/** A figure in the middle of its drawing: what stands on y 0, people and letters. */
const standing = (scale: number, figure: k.Part) => at(300, 592, scale, figure)
/** An animal that sits there: drawn around its middle. */
const sitting = (scale: number, animal: k.Part) => at(300, 592 - 122 * scale, scale, animal)
const running = { legs: ['-50 -96, -96 -56, -150 -64', '46 -96, 100 -60, 92 -4'] as [string, string], lean: 8 }

export const scenes: Record<string, () => string> = {
  'endings/letter': () =>
    ending(
      k.ink([...k.line('20 300, 110 292'), ...k.line('0 380, 96 376'), ...k.line('40 460, 110 456')], 9),
      at(640, 130, 0.8, turn(12, k.envelope())),
      standing(1.6, letter({ ...running, mood: 'happy', look: 0.8 })),
    ),
  'endings/idea': () =>
    ending(
      at(640, 220, 1.3, k.lamp(pal.paper)),
      sitting(2, k.owl(pal.teal, pal.sky)),
      k.disc(490, 330, 11, pal.paper),
      k.disc(530, 296, 17, pal.paper),
    ),
  'endings/pencil': () =>
    ending(
      at(610, 320, 2.1, turn(-38, k.pencil(pal.coral))),
      sitting(1.9, k.cat(pal.sky)),
      k.ink(k.curve('560 596, 620 560, 640 606, 700 570, 720 604, 790 580'), 10),
    ),
  'endings/call': () =>
    ending(
      at(640, 436, 0.82, b.telephone(pal.coral)),
      k.ink(k.curve('500 590, 440 610, 400 560, 370 606, 290 590, 150 470'), 10, pal.night),
      sitting(1.9, k.fox()),
      at(140, 330, 1.15, turn(-84, b.receiver(pal.coral))),
      k.ink([...k.curve('640 220, 670 190, 664 150'), ...k.curve('710 250, 754 230, 760 190')], 10),
    ),
  'endings/clapper': () =>
    ending(
      at(400, 478, 1.3, k.books(pal.coral, pal.sky, pal.marigold)),
      at(380, 262, 1.2, turn(-8, k.clapper(pal.night))),
      at(610, 150, 1.1, flip(k.bird(pal.sky))),
    ),
  'endings/books': () =>
    ending(
      at(380, 466, 1.5, k.books(pal.coral, pal.teal, pal.marigold)),
      at(380, 250, 1.35, k.frog(pal.leaf)),
      at(640, 150, 0.8, turn(14, k.butterfly(pal.coral, pal.sky))),
    ),
  'endings/heart': () =>
    ending(
      at(640, 250, 1.9, turn(8, k.heart(pal.paper))),
      at(640, 250, 1.2, turn(8, k.ink(k.curve('-70 10, -30 10, -14 -30, 10 40, 26 0, 70 0'), 12, pal.coral))),
      standing(
        1.17,
        k.person({ pose: 'point', mood: 'happy', look: 0.8, skin: 4, hair: 'bun', top: pal.teal, bottom: pal.night }),
      ),
    ),
  'endings/key': () =>
    ending(
      at(620, 280, 1.3, turn(20, k.magnifier(pal.sky, pal.coral))),
      sitting(1.9, k.fox()),
      at(660, 530, 1, turn(12, k.key(pal.marigold))),
    ),
  'endings/seedling': () =>
    ending(
      k.shape(k.blob('430 590, 480 540, 580 520, 690 536, 760 592, 590 606', 0.17), '#6b3f2a'),
      at(590, 536, 1.9, b.seedling(pal.moss)),
      at(380, 200, 1.3, turn(10, flip(b.wateringCan(pal.sky)))),
      b.drops(560, 270, pal.teal),
      at(230, 510, 1, c.snail(pal.coral, pal.paper)),
    ),
  'endings/bone': () =>
    ending(
      at(660, 260, 0.74, flip(k.dinosaur())),
      standing(
        1.5,
        k.person({ pose: 'hold', mood: 'happy', look: 0.9, skin: 2, hair: 'pony', top: pal.coral, child: true }),
      ),
      at(452, 360, 1, turn(-20, k.magnifier(pal.sky, pal.teal))),
    ),
  'endings/waiting': () =>
    ending(
      k.shape(k.round('524 596, 528 190, 752 190, 756 596', 10), pal.leaf),
      k.shape(k.blob('500 196, 506 150, 560 96, 640 80, 720 96, 774 150, 780 196', 0.16), pal.leaf),
      k.rect(508, 548, 264, 48, pal.ink, 8),
      k.rect(562, 242, 156, 34, pal.ink, 14),
      k.rect(574, 320, 132, 96, pal.paper, 8),
      k.ink([...k.line('596 348, 684 348'), ...k.line('596 376, 684 376'), ...k.line('596 398, 650 398')], 7),
      at(640, 482, 0.5, k.leaf(pal.moss)),
      at(262, 592, 1.4, letter({ mood: 'smile', look: 0.9 })),
    ),
}
