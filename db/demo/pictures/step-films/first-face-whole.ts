import { drawFrontFace, type FrontFace } from '../covers/front-face.ts'
import type { Sheet } from '../sheet.ts'
import {
  ball,
  both,
  brow,
  cheek,
  chin,
  dot,
  ear,
  eye,
  eyeOval,
  eyeTicks,
  inked,
  jaw,
  level,
  mouth,
  NOSE,
  now,
  pale,
  upright,
} from './face.ts'
import { byTurns, type StepFilm } from './steps.ts'

/** Four heads in a row, each one lesson further. */
const head = (s: Sheet, i: number, draw: () => void) => s.at(-468 + i * 312, -40, { scale: 136 }, draw)

function crossed(s: Sheet) {
  ball(s)
  upright(s, {})
  level(s, {})
}
function eyed(s: Sheet) {
  crossed(s)
  both((side) => eye(s, side, 2.2))
}
function faced(s: Sheet) {
  eyed(s)
  dot(s, [0, NOSE], inkedThin, 0.02)
  mouth(s, inkedThin)
  chin(s, pale)
}
const inkedThin: typeof inked = (s, points) => inked(s, points, 3)

const fourSteps: StepFilm = {
  name: 'first-face-build-5-1',
  seconds: 80,
  lies: (s) => [() => {}, crossed, eyed, faced].forEach((draw, i) => head(s, i, () => draw(s))),
  steps: [
    {
      says: '4つの手順をふり返ります。1つめは「丸と十字の線」。丸を軽く2周。',
      draws: (s) => head(s, 0, () => ball(s, now)),
    },
    {
      says: '縦の線は鼻すじ、横の線は目の高さ。丸みに沿わせます。',
      draws: (s) =>
        head(s, 0, () => {
          upright(s, {}, now)
          level(s, {}, now)
        }),
    },
    { says: '2つめは「目の置き場所」。横線の上に、印を4つ。', draws: (s) => head(s, 1, () => eyeTicks(s, now)) },
    {
      says: '間は目ひとつ分。左の目、右の目と、楕円を置きます。',
      draws: (s) => head(s, 1, () => both((side) => eyeOval(s, side, now))),
    },
    {
      says: '左右を交互に描き進めると、大きさがそろいます。',
      time: 1.5,
      layer: 'ink',
      order: byTurns,
      draws: (s) => head(s, 1, () => both((side) => eye(s, side, 2.2))),
    },
    {
      says: '3つめは「鼻と口の高さ」。鼻先の点は、目とあごの真ん中。',
      draws: (s) => head(s, 2, () => dot(s, [0, NOSE], now, 0.04)),
    },
    { says: '口は、鼻先からあごまでの上3分の1に短く引きます。', draws: (s) => head(s, 2, () => mouth(s, now)) },
    { says: 'あごの先は、縦の線の上に。左右同じ幅で丸めます。', draws: (s) => head(s, 2, () => chin(s, now)) },
    {
      says: '4つめは「輪郭と耳」。頬の線を、口の高さまでおろします。',
      draws: (s) => head(s, 3, () => both((side) => cheek(s, side))),
    },
    {
      says: 'あご先で折り返して、反対の頬へ。',
      draws: (s) =>
        head(s, 3, () => {
          jaw(s, -1)
          jaw(s, 1, now, true)
        }),
    },
    {
      says: '耳は、目と鼻の間。これで顔の形ができました。',
      draws: (s) => head(s, 3, () => both((side) => ear(s, side))),
    },
    {
      says: '眉を足すと、表情が出てきます。',
      draws: (s) => head(s, 3, () => both((side) => brow(s, side, inkedThin))),
    },
    { says: '思い出せなかった手順があれば、その日の動画をもう一度どうぞ。', time: 1.2 },
  ],
}

const alone = (s: Sheet, draw: () => void) => s.at(0, -64, { scale: 196 }, draw)
const herself = (s: Sheet): FrontFace => ({
  ...{ cut: 'bob', hair: '#6B4A3A', cloth: '#E0A23C', skin: s.tones.skin, iris: '#3F7F86', mouth: 'smile' },
})

const withoutAModel: StepFilm = {
  name: 'first-face-build-5-2',
  seconds: 90,
  seed: 302,
  steps: [
    { says: '見本を閉じて、丸から始めます。手首を止めて、肩から軽く2周。', draws: (s) => alone(s, () => ball(s, now)) },
    {
      says: '縦の線を真ん中に、横の線を丸の半分の高さに引きます。',
      draws: (s) =>
        alone(s, () => {
          upright(s, {}, now)
          level(s, {}, now)
        }),
    },
    { says: '横の線に印を4つ。間は目ひとつ分でした。', draws: (s) => alone(s, () => eyeTicks(s, now)) },
    {
      says: '左の目、右の目と、楕円を置きます。',
      draws: (s) => alone(s, () => both((side) => eyeOval(s, side, now))),
    },
    {
      says: '鼻先の点、口、あごの先。縦の線の上にならべます。',
      draws: (s) =>
        alone(s, () => {
          dot(s, [0, NOSE], now, 0.04)
          mouth(s, now)
          chin(s, now)
        }),
    },
    {
      says: '頬の線を口の高さまでおろし、あご先で折り返します。',
      draws: (s) =>
        alone(s, () => {
          both((side) => cheek(s, side))
          jaw(s, -1)
          jaw(s, 1, now, true)
        }),
    },
    { says: '耳は、目と鼻の間。', draws: (s) => alone(s, () => both((side) => ear(s, side))) },
    {
      says: [
        'ペンを入れます。髪のうしろと肩、奥にあるものから。',
        '輪郭は頬からあごへ。ここまでの線が道しるべです。',
        '目は横の線の上。左右を見くらべながら進めます。',
        '鼻先と口は、縦の線の上に置きます。',
        '最後に前髪。生え際から毛先へ、力を抜いて引きます。',
      ],
      draws: (s) => alone(s, () => drawFrontFace(s, herself(s))),
      layer: 'ink',
    },
    {
      says: [
        '色を塗ります。奥にある髪から平らに。',
        '肌を塗って、首と前髪の下に影を落とします。瞳と頬にも色を。',
        '前髪まで塗れば、顔がいきいきしてきます。',
      ],
      layer: 'flat',
    },
    { says: '下描きを隠すと、完成です。', hides: true },
    { says: '見本とくらべてみましょう。忘れていたところが、次に見直すところです。', time: 1.2 },
  ],
}

/** DAY 5: all four steps, and a face without a model. */
export const wholeFilms: readonly StepFilm[] = [fourSteps, withoutAModel]
