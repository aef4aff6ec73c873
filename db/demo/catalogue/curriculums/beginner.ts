import { curriculum, step } from './step.ts'

export const beginnerCurriculums = [
  curriculum({
    key: 'face-mastery',
    title: '顔が描けるようになる基礎コース',
    level: 'beginner',
    tab: 'character',
    subject: 'head',
    supplement: 'zip+pdf',
    description:
      '正面しか描けない状態から、ななめ、横顔、見上げる顔へ。角度、目、表情、髪の順に積み重ねて、描きたい顔を自分で選べるようになることを目ざします。',
    goal: '同じ人物の顔を、角度と表情を変えて3つ並べた一枚を描きます。',
    steps: [
      step('頭の立体をつかむ', '球とあごの箱で、どの向きの頭も組み立てます。', ['head-angle-build', 0, 1]),
      step('ななめ顔と首', '輪郭の折れる場所と、首のつながりを描きます。', ['head-angle-build', 2, 3]),
      step('目線の合う目', '左右の目をそろえ、見ている先をはっきりさせます。', ['eyes-build', 0, 1, 2]),
      step('表情を選んで描く', '眉、頬、口の役割から、感情を描き分けます。', ['expression-build', 0, 1, 2]),
      step('髪で仕上げる', '生え際と房の流れを整え、顔を引き立てます。', ['hair-flow-build', 0, 1, 3]),
    ],
  }),
  curriculum({
    key: 'hands-and-feet',
    title: '手と足をもう隠さないコース',
    level: 'beginner',
    tab: 'character',
    subject: 'hand',
    supplement: 'pdf',
    description:
      '後ろに隠した手、草むらに逃がした足。苦手な場所から逃げずに、箱と筒で組み立て直します。毎日の短いドリルと、一枚の作品で身につけます。',
    goal: 'ものを持って立つ人物を、手足まで省かずに描きます。',
    steps: [
      step('手を箱で考える', '手のひら、関節、親指の順に組み立てます。', ['hand-build', 0, 1, 2]),
      step(
        '指をまとめて動かす',
        '指の組み合わせを、毎日のスケッチで増やします。',
        ['hand-build', 3],
        ['hand-drill', 1, 3],
      ),
      step('ものを持たせる', '力のかかる場所を見つけ、持つ手を描きます。', ['hand-acting-build', 0, 1]),
      step('足で立たせる', '足のくさびと靴底から、地面に立つ足を描きます。', ['foot-build', 0, 2]),
    ],
  }),
  curriculum({
    key: 'background-basics',
    title: '背景の第一歩 ― 箱から街角まで',
    level: 'beginner',
    tab: 'background',
    subject: 'two-point',
    supplement: 'zip+pdf',
    description:
      '箱ひとつから始めて、部屋、家、街角へ。パースの用語は必要になったときに一つずつ覚えます。最後は、人物の立つ街角を一枚描きます。',
    goal: '角から見た建物と、その前に立つ人物を描きます。',
    steps: [
      step('箱を正しく置く', '目の高さと消失点で、ゆがまない箱を描きます。', ['first-box-build', 0, 1, 2]),
      step('部屋の床を敷く', '一点透視のマス目で、家具の大きさを測ります。', ['one-point-build', 0, 1]),
      step('家を建てる', '二点透視で壁を立て、窓を割り、屋根をかけます。', ['two-point-build', 0, 1, 2]),
      step('人物を立たせる', '足もとと目の高さをそろえて、人物を場所に入れます。', ['figure-ground-build', 0, 1]),
      step('空と木を添える', '雲と木のかたまりで、街角に季節を入れます。', ['clouds-build', 0], ['trees-build', 1]),
    ],
  }),
  curriculum({
    key: 'digital-start',
    title: 'デジタルイラストの始め方コース',
    level: 'beginner',
    tab: 'other',
    subject: 'brushes',
    supplement: 'pdf',
    description:
      'レイヤー、ブラシ、選択範囲。覚える機能を3つにしぼり、描きながら身につけます。ソフトの名前に関係なく使える考え方を学ぶコースです。',
    goal: '色違いを3案並べたキャラクターの立ち絵を仕上げます。',
    steps: [
      step('レイヤーを4つに分ける', '役割で分け、あとから直せる組み立てにします。', ['layers-build', 0, 1]),
      step('ブラシを3本選ぶ', '筆圧と縁を整え、自分の道具を決めます。', ['brushes-build', 0, 1]),
      step('はみ出さずに塗る', '選択範囲とマスクで、下塗りを手早く終えます。', ['selection-build', 0, 2]),
    ],
  }),
]
