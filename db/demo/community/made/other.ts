import type { MadeWith } from './index.ts'

/** Painting, colours, animals and food. */
export const other: readonly MadeWith[] = [
  [
    'layers-build',
    'brushes',
    [
      [
        ['plan6m', 12.2, 1, ['animal', 'colour'], '影を別の紙に'],
        '影だけ別の紙にしておくと、あとから色を変えられる。三回変えた。',
      ],
      [
        ['cancelled', 30.4, 3, ['head', 'colour', 'square'], 'レイヤー四枚'],
        '線、肌、髪、影。名前をつけた四枚だけで、ここまで塗れました。',
      ],
    ],
  ],
  [
    'color-scheme-build',
    'light',
    [
      [
        ['card-unpaid', 50.2, 4, ['motif', 'colour'], '小皿は三つ'],
        '右の小皿に色を三つだけ出して、それ以外は使わない約束。迷う時間がほとんどなくなりました。',
      ],
      [
        ['cont12-month', 160.2, 1, ['food', 'duo'], 'おやつも二色'],
        '濃い色と薄い色だけで、おいしそうに見えるかどうか。足りない三つ目は、紙の色にまかせました。',
      ],
      [
        ['ambassador', 180.3, 2, ['head', 'duo', 'square'], '三色で足りた'],
        '二つの色と、紙の白。足したくなったら、色ではなく面積のほうを変えるのがよいみたいです。',
      ],
    ],
  ],
  [
    'rough-to-finish-build',
    'composition',
    [
      [
        ['cancelled', 15.2, 1, ['composition', 'ink'], '選ぶのは家族'],
        '大きく描く前に、小さい枠でならべます。どちらにするかは、夕飯のときに家族に聞きました。',
      ],
    ],
  ],
  [
    'animals-build',
    'animal',
    [
      [
        ['student-expired', 40.2, 4, ['motif', 'colour'], '四つ足がこわくない'],
        '骨を先に描くと、ひざとかかとを取りちがえません。それがわかってから、動物を描く日が増えました。',
      ],
      [
        ['card-closed', 52.2, 1, ['motif', 'ink'], '看板犬のつもり'],
        '犬と猫の違いは、顔より背中でした。店の看板になる犬を描くのが目標です。',
      ],
    ],
  ],
  [
    'food-build',
    'food',
    [
      [
        ['dd-ok', 40.4, 3, ['food', 'colour'], '照りは紙の白'],
        '照りを白く残しましたら、急においしそうに。おかげで夕飯の支度が遅れました。',
      ],
      [
        ['cancel6', 60.4, 4, ['motif', 'colour'], 'ケーキの断面'],
        '断面の層は、ならべる順番と太さの違い。食べる前に三十分ながめました。',
      ],
    ],
  ],
]
