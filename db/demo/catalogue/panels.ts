import { seedOf } from './compose/pick.ts'
import type { DemoPanel } from './shape.ts'

/** Shelves put together by a teacher; seven, three and two groups, so that 「もっと見る」 shows all its sides. */
export const panels: DemoPanel[] = [
  {
    genre: 'character',
    teacherKey: 'shiraha',
    headSeed: seedOf('panel/character'),
    groups: [
      { head: 'まず顔から始めたい人へ', courseKeys: ['first-face-build', 'head-angle-build', 'profile-build'] },
      { head: '目に力がほしいとき', courseKeys: ['eyes-build', 'eyes-drill', 'eyes-work'] },
      { head: '表情の引き出しを増やす', courseKeys: ['expression-build', 'expression-drill', 'dialogue-drill'] },
      { head: '手を隠さない', courseKeys: ['hand-build', 'hand-fix', 'hand-acting-build'] },
      { head: '髪をふんわりさせる', courseKeys: ['hair-flow-build', 'hair-style-drill', 'hair-flow-work'] },
      { head: '棒立ちを卒業する', courseKeys: ['gesture-build', 'balance-build', 'gesture-drill'] },
      { head: '服を着せる', courseKeys: ['folds-build', 'costume-build', 'folds-work'] },
    ],
  },
  {
    genre: 'background',
    teacherKey: 'katsura',
    headSeed: seedOf('panel/background'),
    groups: [
      { head: 'パースがこわい人の3講座', courseKeys: ['first-box-build', 'one-point-build', 'two-point-build'] },
      { head: '空と木で季節を描く', courseKeys: ['clouds-build', 'trees-build', 'water-build'] },
      { head: '街に明かりを灯す', courseKeys: ['townscape-build', 'night-street-build', 'night-street-work'] },
    ],
  },
  {
    genre: 'manga',
    teacherKey: 'hakoniwa',
    headSeed: seedOf('panel/manga'),
    groups: [
      { head: 'はじめての1ページ', courseKeys: ['first-page-build', 'four-panel-build', 'panels-build'] },
      { head: '原稿の見ばえを上げる', courseKeys: ['line-art-build', 'black-build', 'screentone-build'] },
    ],
  },
]
