import type { Subject } from './shape.ts'

/** What ten of the teachers say to who thinks of learning with them. */
export const messages: { teacherKey: string; message: string }[] = [
  {
    teacherKey: 'shiraha',
    message:
      '「うまく描けない」は、まだ順番を知らないだけかもしれません。目も表情も、線を引く順番さえわかれば変わります。話しかけたくなる顔を、いっしょに描きましょう。',
  },
  {
    teacherKey: 'katsura',
    message: 'パースは計算ではなく、見え方の約束です。積み木を三つ並べるところから始めれば、街までたどり着けます。',
  },
  {
    teacherKey: 'tobari',
    message: '1コマだけでも、マンガはマンガです。まずは今日のできごとを、顔と手だけで描いてみませんか。',
  },
  {
    teacherKey: 'fukami',
    message: '空は毎日ちがう手本を見せてくれます。色を混ぜすぎないこと。それだけで、空気が描けるようになります。',
  },
  {
    teacherKey: 'kunugi',
    message:
      '棒立ちの絵は、重心をひとつ動かすだけで動きだします。一日1分の速描きを、まずは一週間つづけてみてください。',
  },
  {
    teacherKey: 'kurosumi',
    message: '黒い面をおそれないでください。ベタが決まると、線は半分で足ります。ペン先の音を楽しみましょう。',
  },
  {
    teacherKey: 'komorebi',
    message: '葉っぱを一枚ずつ描かなくても、森になります。かたまりで見る目が育つと、散歩が授業になります。',
  },
  {
    teacherKey: 'asagi',
    message:
      '色は、となりの色で決まります。2色から始めて、ひとつずつ増やしていきましょう。失敗した配色も、大事な資料です。',
  },
  {
    teacherKey: 'tsumugi',
    message: '服のしわには、理由があります。引っぱられる点を見つければ、見なくても描けるようになりますよ。',
  },
  {
    teacherKey: 'hakoniwa',
    message: 'コマ割りは、読む人の歩く道をつくる仕事です。むずかしく考えず、まずは付箋に描いて並べてみましょう。',
  },
]

type PathKey = { course: string } | { curriculum: string }

/** Ways through several courses; `cover` is the course or curriculum whose motif it shows, in another drawing. */
export const skillPaths: { title: string; description: string; cover: string; items: PathKey[] }[] = [
  {
    title: 'はじめての一枚を完成させる',
    description:
      '丸と十字の下描きから、瞳、そして白い紙の一枚まで。最初の一枚を、途中で止まらずに仕上げるための道すじです。',
    cover: 'first-face-work',
    items: [{ course: 'first-face-build' }, { course: 'eyes-build' }, { curriculum: 'first-illustration' }],
  },
  {
    title: '顔と表情を描き分ける',
    description: '角度、目、表情。似た顔ばかりになってしまう悩みを、ひとつずつほどいていきます。',
    cover: 'head-angle-build',
    items: [
      { course: 'head-angle-build' },
      { course: 'profile-build' },
      { course: 'expression-build' },
      { curriculum: 'face-mastery' },
    ],
  },
  {
    title: '動きのある人物を描く',
    description: '重心と流れから、手の演技まで。棒立ちを卒業したい人のための順番です。',
    cover: 'gesture-build',
    items: [
      { course: 'gesture-build' },
      { course: 'balance-build' },
      { course: 'hand-build' },
      { curriculum: 'body-and-pose' },
    ],
  },
  {
    title: '背景のある絵に挑戦する',
    description: '箱ひとつから、部屋、街へ。キャラクターの立つ場所を描けるようになります。',
    cover: 'one-point-build',
    items: [
      { course: 'first-box-build' },
      { course: 'one-point-build' },
      { curriculum: 'background-basics' },
      { course: 'townscape-build' },
    ],
  },
  {
    title: '短いマンガを描きあげる',
    description: 'ネームから仕上げまで。8ページの読み切りに取り組み、見開きを完成原稿にします。',
    cover: 'first-manga',
    items: [{ curriculum: 'first-manga' }, { curriculum: 'short-manga' }],
  },
]

/** The editor's word on the courses that build a subject up. */
export const editorNotes: Partial<Record<Subject, string>> = {
  head: '「顔がのっぺりする」という声から生まれた講座です。毎回ひとつの球を描くところから始まるので、続けるほど手が覚えます。',
  eye: '左右の目の大きさがそろわない人に。1本目のチャプターだけでも、見え方が変わります。',
  hand: '手をポケットにかくしてしまう人に。形を箱に置きかえるので、資料がなくても描けるようになります。',
  hair: '一本ずつ描くのをやめると、髪はふんわりします。リボンの練習は、紙とペンだけで始められます。',
  cloth: 'しわの数ではなく、引っぱられる点を数える講座です。手持ちの服を1枚、用意してご覧ください。',
  gesture: '1分の速描きが中心です。うまく描くより、毎日描くことを大切にしています。',
  'one-point': '定規が苦手な人にこそ見てほしい講座です。フリーハンドの部屋が、最後には立体になります。',
  panels: 'コマの形に迷ったら、まず付箋から。紙の上で並べかえながら学べます。',
}
