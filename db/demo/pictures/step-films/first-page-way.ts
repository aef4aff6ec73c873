import { mixed, type Point } from '../geometry.ts'
import type { Sheet } from '../sheet.ts'
import { now, red } from './face.ts'
import * as pages from './stick-pages.ts'
import type { StickPage } from './stick-pages.ts'
import { inkThenColourNearby, type StepFilm } from './steps.ts'

export const daily = { subject: 'panels', seconds: 80, seed: 417, busy: true, brisk: true } as const

/** Two who meet; read from the upper right to the lower left. */
const meeting: StickPage = [
  {
    cell: [-166, -252, 166, -100],
    who: [
      ['stand', [106, -154], 0.6],
      ['stand', [-120, -154], 0.6],
    ],
    says: [
      [
        [40, -208],
        [36, 34],
        [88, -196],
      ],
      [
        [-52, -164],
        [34, 32],
        [-100, -186],
      ],
    ],
  },
  {
    cell: [6, -80, 166, 80],
    who: [['cheer', [60, 26], 0.6]],
    says: [
      [
        [122, -36],
        [34, 34],
        [78, -8],
      ],
    ],
  },
  {
    cell: [-166, -80, -4, 80],
    who: [['run', [-106, 26], 0.6]],
    says: [
      [
        [-44, -38],
        [32, 32],
        [-86, -12],
      ],
    ],
  },
  {
    cell: [-166, 100, 166, 252],
    who: [
      ['run', [64, 192], 0.66, -1],
      ['run', [-104, 192], 0.66, -1],
    ],
    says: [
      [
        [128, 140],
        [34, 30],
        [84, 158],
      ],
      [
        [-34, 148],
        [30, 28],
        [-84, 158],
      ],
    ],
  },
]
/** A fall, in upright panels. */
const falling: StickPage = [
  {
    cell: [-44, -252, 166, -60],
    who: [['run', [40, -118], 0.7]],
    says: [
      [
        [116, -200],
        [38, 36],
        [62, -170],
      ],
    ],
  },
  {
    cell: [-166, -252, -52, -60],
    who: [['stand', [-118, -116], 0.58]],
    says: [
      [
        [-96, -202],
        [36, 36],
        [-114, -158],
      ],
    ],
  },
  {
    cell: [-166, -40, 166, 130],
    who: [['fall', [-20, 56], 0.84, -1]],
    says: [
      [
        [96, 10],
        [44, 36],
        [20, 10],
      ],
    ],
  },
  {
    cell: [40, 150, 166, 252],
    who: [['stand', [72, 210], 0.44]],
    says: [
      [
        [130, 190],
        [28, 28],
        [86, 186],
      ],
    ],
  },
  {
    cell: [-166, 150, 32, 252],
    who: [['cheer', [-112, 210], 0.44]],
    says: [
      [
        [-24, 190],
        [36, 28],
        [-96, 186],
      ],
    ],
  },
]
const both = [meeting, falling] as const
const first = (s: Sheet, draw: (page: StickPage) => void) => pages.onPage(s, 0, 2, () => draw(meeting))
const second = (s: Sheet, draw: (page: StickPage) => void) => pages.onPage(s, 1, 2, () => draw(falling))
const each = (s: Sheet, draw: (page: StickPage) => void) =>
  both.forEach((page, i) => pages.onPage(s, i, 2, () => draw(page)))
/** From each head towards the next thing that is to be read. */
const gazes = (s: Sheet, page: StickPage) => {
  const goals = pages.wayThrough(page).slice(1)
  let next = 0
  for (const { who = [], says = [] } of page) {
    who.forEach(([, [x, y], size], i) => {
      const head: Point = [x, y - 58 * size]
      const goal = goals[Math.min(next + i + 1, goals.length - 1)]!
      const far = Math.hypot(goal[0] - head[0], goal[1] - head[1])
      pages.arrow(s, mixed(head, goal, (26 * size) / far), mixed(head, goal, (26 * size + 30) / far), now, 9)
    })
    next += says.length
  }
}

export const eyeWay: StepFilm = {
  name: 'first-page-drill-2',
  ...daily,
  lies: (s) =>
    each(s, (page) => {
      pages.rim(s)
      pages.inkedFrames(s, page)
    }),
  steps: [
    {
      says: '目の通り道を引きます。右のページの、右上から。',
      time: 1.2,
      draws: (s) => first(s, (page) => now(s, pages.wayThrough(page).slice(0, 4), 4)),
    },
    {
      says: '段の左まで来たら、次の段の右へもどって、左下へぬけます。',
      time: 1.2,
      draws: (s) => first(s, (page) => now(s, pages.wayThrough(page).slice(3), 4)),
    },
    {
      says: '左のページは、割り方を変えました。道の形も変わります。',
      time: 1.2,
      draws: (s) => second(s, (page) => now(s, pages.wayThrough(page), 4)),
    },
    { says: '棒人間の立つ所を、道の下に軽くとります。', draws: (s) => each(s, (page) => pages.placed(s, page)) },
    {
      says: 'ふきだしを道にのせます。先に話す人が右、返事はその左です。',
      time: 1.2,
      draws: (s) => first(s, (page) => pages.allSays(page).forEach((one) => pages.balloonLine(s, one))),
    },
    {
      says: '左のページも、道の順に。コマの上から下へ、少しずつ下げます。',
      draws: (s) => second(s, (page) => pages.allSays(page).forEach((one) => pages.balloonLine(s, one))),
    },
    {
      says: 'ふきだしにペンを入れます。しっぽは、話す人の頭へ。',
      time: 1.2,
      draws: (s) => each(s, (page) => pages.allSays(page).forEach((one) => pages.balloon(s, one))),
      order: inkThenColourNearby,
    },
    {
      says: '人物の目線を合わせます。顔から、次に読む所へ短い矢印。',
      time: 1.3,
      draws: (s) => each(s, (page) => gazes(s, page)),
    },
    {
      says: '棒人間にペンを入れます。体も、見ている方へ向けます。',
      time: 1.5,
      draws: (s) => each(s, (page) => pages.people(s, page)),
      order: inkThenColourNearby,
    },
    {
      says: 'せりふの場所に、たての線を。これで読めるページになりました。',
      draws: (s) => each(s, (page) => pages.allSays(page).forEach((one) => pages.words(s, one))),
    },
    {
      says: '確かめます。赤い道は、どのふきだしも通りました。',
      time: 1.3,
      hides: true,
      draws: (s) =>
        each(s, (page) => {
          const way = pages.wayThrough(page)
          red(s, way, 3.4)
          pages.arrow(s, mixed(way.at(-2)!, way.at(-1)!, 0.8), way.at(-1)!)
        }),
    },
    { says: '話す順に、右から並んでいるか。つまずいたら、先に話す人を右へ移しましょう。' },
  ],
}
