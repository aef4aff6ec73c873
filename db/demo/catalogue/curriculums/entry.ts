import { curriculum, step } from './step.ts'

export const entryCurriculums = [
  curriculum({
    key: 'trial-seven-days',
    title: '7日で描く、はじめてのキャラクター',
    level: 'entry',
    stepMinutes: 30,
    tab: 'character',
    subject: 'head',
    supplement: 'zip+pdf',
    description:
      '丸と十字の線から始めて、7日目には色のついたキャラクターが1枚できあがります。1日のめやすは30分。絵を習ったことのない人が、最後まで描き終える体験をするためのコースです。',
    goal: '好きな表情のキャラクターを、胸から上の一枚に仕上げます。',
    steps: [
      step('1日目 丸と十字で顔の向きを決める', '頭を球として見て、目鼻の居場所を決める2本の線を引きます。', [
        'first-face-build',
        0,
        1,
      ]),
      step('2日目 目・鼻・口を置く', '目の高さから順に測り、福笑いにならない置き方を覚えます。', [
        'first-face-build',
        2,
        3,
      ]),
      step('3日目 瞳に光を入れる', 'まぶたの厚みと瞳の位置を知り、こちらを見ている目を描きます。', [
        'eyes-build',
        0,
        1,
      ]),
      step('4日目 髪をかたまりで描く', 'つむじから流れる大きな房に分け、髪をふんわりさせます。', [
        'hair-flow-build',
        0,
        1,
      ]),
      step('5日目 笑顔にする', '口だけでなく、頬と下まぶたも動かして、楽しそうな顔に変えます。', [
        'expression-build',
        1,
      ]),
      step(
        '6日目 線を清書する',
        '肩から引く線を練習し、下描きの勢いを残して線画にします。',
        ['line-art-drill', 0],
        ['line-art-build', 1],
      ),
      step(
        '7日目 色をつけて完成',
        '3つの色だけで塗り、光をひとつ入れて仕上げます。',
        ['color-scheme-build', 0],
        ['first-face-work', 4],
      ),
    ],
  }),
  curriculum({
    key: 'first-illustration',
    title: 'まっ白な紙から一枚のイラストへ',
    level: 'entry',
    tab: 'background',
    subject: 'foliage',
    supplement: 'pdf',
    description:
      'ちびキャラと、かんたんな背景。むずかしいことを後まわしにして、人物のいる風景を一枚描き終えるまでを案内します。描く楽しさを先に味わいたい人のためのコースです。',
    goal: 'ちびキャラのいる小さな風景画を一枚描きます。',
    steps: [
      step('ちびキャラの体をつくる', '2頭身のものさしで、全身がおさまる体を描きます。', ['first-chibi-build', 0, 1, 2]),
      step(
        '顔をのせて性格を出す',
        '目の高さと間で、幼さや元気さを描き分けます。',
        ['first-chibi-build', 3],
        ['first-face-drill', 1],
      ),
      step('空と地面をつくる', '地平線を引いて、人物の立つ場所をつくります。', ['first-background-build', 0, 1, 2]),
      step(
        '影と色で仕上げる',
        '足もとの影で人物を地面に立たせ、色をまとめます。',
        ['first-background-build', 3],
        ['first-background-work', 4],
      ),
    ],
  }),
  curriculum({
    key: 'first-manga',
    title: '4コマから始めるマンガの時間',
    level: 'entry',
    tab: 'manga',
    subject: 'panels',
    supplement: 'pdf',
    description:
      '身近な出来事を4コマにするところから、1ページのマンガを描き上げるまで。絵のうまさより、読む人に伝わる順番を大切に進めます。',
    goal: '告白か仲直りの場面を、1ページのマンガに仕上げます。',
    steps: [
      step('4つの役割を知る', '始まり、進む、変わる、結ぶ。4コマの骨組みを学びます。', ['four-panel-build', 0, 1]),
      step('表情と間で笑わせる', '同じ構図のまま、変化だけで見せる練習をします。', ['four-panel-drill', 2, 3]),
      step('1ページに割る', '枠線とすき間、読む順番のきまりを覚えます。', ['first-page-build', 0, 1, 2]),
      step(
        'ペンを入れて完成',
        '文字の場所をとり、清書の順番どおりに仕上げます。',
        ['first-page-build', 3],
        ['first-page-work', 4],
      ),
    ],
  }),
]
