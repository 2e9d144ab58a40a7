/** The drawings at the end of a page: no ground of their own, feet on y 590, the mouse and what it invites to. */
import * as k from '../kit/index'
import * as b from '../kit/props/banners'

const { at, flip, pal, turn } = k
const ending = (...parts: k.Part[]) => k.scene({ ground: 'none', size: [840, 620], grain: false }, ...parts)

/** The mouse in the middle of its drawing. */
const mouse = (...[pose, o]: Parameters<typeof k.mouse>) => at(310, 592, 1.24, k.mouse(pose, o))

export const scenes: Record<string, () => string> = {
  'endings/letter': () =>
    ending(
      k.ink([...k.line('20 300, 110 292'), ...k.line('0 380, 96 376'), ...k.line('40 460, 110 456')], 9),
      at(640, 130, 0.8, turn(12, k.envelope())),
      mouse('run', { mood: 'happy', scarf: pal.teal, held: at(40, -20, 1.05, turn(-14, k.envelope())) }),
    ),
  'endings/idea': () =>
    ending(
      at(640, 220, 1.3, k.lamp(pal.marigold)),
      mouse('think', { mood: 'happy', look: 0.8, scarf: pal.coral }),
      k.disc(470, 330, 11, pal.paper),
      k.disc(510, 296, 17, pal.paper),
    ),
  'endings/pencil': () =>
    ending(
      at(610, 320, 2.1, turn(-38, k.pencil(pal.coral))),
      mouse('wave', { mood: 'happy', scarf: pal.teal }),
      k.ink(k.curve('560 596, 620 560, 640 606, 700 570, 720 604, 790 580'), 10),
    ),
  'endings/call': () =>
    ending(
      at(640, 436, 0.82, b.telephone(pal.coral)),
      k.ink(k.curve('500 590, 440 610, 400 560, 370 606, 290 590, 180 480'), 10, pal.night),
      at(300, 592, 1.2, k.mouse('hold', { mood: 'happy', look: 0.8, scarf: pal.marigold })),
      at(168, 360, 1.15, turn(-84, b.receiver(pal.coral))),
      k.ink([...k.curve('640 220, 670 190, 664 150'), ...k.curve('710 250, 754 230, 760 190')], 10),
    ),
  'endings/clapper': () =>
    ending(
      mouse('point', {
        mood: 'happy',
        scarf: pal.teal,
        look: 0.8,
        held: at(84, -30, 0.82, turn(-8, k.clapper(pal.night))),
      }),
      at(630, 498, 1, k.books(pal.coral, pal.sky, pal.marigold)),
    ),
  'endings/books': () =>
    ending(
      at(640, 466, 1.3, k.books(pal.coral, pal.teal, pal.marigold)),
      at(640, 322, 1, k.frog(pal.leaf)),
      mouse('wave', { mood: 'happy', look: 0.8, scarf: pal.plum }),
    ),
  'endings/heart': () =>
    ending(
      at(640, 250, 1.9, turn(8, k.heart(pal.coral))),
      at(640, 250, 1.2, turn(8, k.ink(k.curve('-70 10, -30 10, -14 -30, 10 40, 26 0, 70 0'), 10, pal.paper))),
      mouse('point', { mood: 'happy', look: 0.8, scarf: pal.teal }),
    ),
  'endings/key': () =>
    ending(
      at(640, 300, 1.3, turn(20, k.magnifier(pal.sky, pal.coral))),
      mouse('shrug', { mood: 'think', look: 0.7, scarf: pal.marigold }),
      at(660, 530, 1, turn(12, k.key(pal.marigold))),
    ),
  'endings/seedling': () =>
    ending(
      k.shape(k.blob('550 590, 580 548, 640 536, 710 548, 750 592, 640 604', 0.17), '#6b3f2a'),
      at(646, 548, 1.6, b.seedling(pal.moss)),
      mouse('point', { mood: 'happy', look: 0.8, scarf: pal.coral }),
      at(500, 262, 0.84, turn(10, flip(b.wateringCan(pal.sky)))),
      b.drops(626, 300, pal.teal),
    ),
  'endings/bone': () =>
    ending(
      at(672, 260, 0.86, flip(k.dinosaur())),
      mouse('hold', { mood: 'happy', look: 0.9, scarf: pal.coral }),
      at(450, 440, 0.8, turn(-20, k.magnifier(pal.sky, pal.teal))),
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
      mouse('hold', { mood: 'smile', look: 0.8, scarf: pal.marigold, held: at(10, -6, 0.72, turn(-10, k.envelope())) }),
    ),
}
