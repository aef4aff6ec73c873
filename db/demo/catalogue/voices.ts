import type { DemoVoice } from './shape.ts'

export const voices: DemoVoice[] = [
  {
    name: 'ゆずこしょう さん',
    daysAgo: 2,
    courseKey: 'hand-build',
    content:
      '手を描くのがこわくて、いつも後ろに隠していました。箱から描くと順番が決まるので、止まらずに最後まで描けます。',
  },
  {
    name: 'みそかつ さん',
    daysAgo: 4,
    courseKey: 'folds-fix',
    content:
      'シワは足すものだと思っていましたが、消すほうが大事だったんですね。3年前の絵を直したら、別人の絵のようになりました。',
  },
  {
    name: 'そらまめ さん',
    daysAgo: 6,
    content: '仕事のあとに1チャプターだけ見る、を続けて3か月。短いので、疲れた日でも続けられています。',
  },
  {
    name: 'ねむりねこ さん',
    daysAgo: 9,
    courseKey: 'one-point-fix',
    content: '床が坂道になる原因がわかって、声が出ました。次の日から教室の絵がこわくありません。',
  },
  {
    name: 'カモミール さん',
    daysAgo: 12,
    courseKey: 'eyes-build',
    content:
      '瞳を球のふちにはめる、という言葉でやっと意味がわかりました。目線が合うだけで、絵が話しかけてくる感じがします。',
  },
  {
    name: 'てっぺん さん',
    daysAgo: 15,
    courseKey: 'gesture-drill',
    content: '最初の20枚は本当にひどかったです。でも100枚目を並べたら、線の数が半分になっていました。',
  },
  {
    name: 'あんこ さん',
    daysAgo: 18,
    content: '50代から始めました。専門用語の説明がていねいで、つまずいても前のチャプターに戻ればわかります。',
  },
  {
    name: 'はちみつ さん',
    daysAgo: 21,
    courseKey: 'panels-build',
    content: 'コマ割りに理由があるとは思っていませんでした。好きなマンガを読み返す楽しみも増えました。',
  },
  {
    name: 'ペンだこ さん',
    daysAgo: 26,
    courseKey: 'line-art-drill',
    content:
      '線の震えを、道具のせいにしていました。肩から引く練習を10日続けたら、長い線がまっすぐ抜けるようになりました。',
  },
  {
    name: 'うみぶどう さん',
    daysAgo: 30,
    courseKey: 'clouds-build',
    content: '雲に底があることを知ってから、通勤の空を見るのが楽しみです。',
  },
  {
    name: 'かぼす さん',
    daysAgo: 35,
    courseKey: 'expression-drill',
    content: '描きためた表情を壁に貼っています。家族に「これは何の顔？」と当ててもらうのが日課になりました。',
  },
  {
    name: 'ほうじ茶 さん',
    daysAgo: 41,
    content: '字幕があるので、電車では音を消して見ています。スライドだけ先に読めるのも助かります。',
  },
  {
    name: 'ゆきんこ さん',
    daysAgo: 47,
    courseKey: 'hair-flow-fix',
    content: '髪がヘルメットになる、まさに私のことでした。生え際を意識するだけで、こんなに変わるとは思いませんでした。',
  },
  {
    name: 'たけのこ さん',
    daysAgo: 54,
    courseKey: 'trees-build',
    content: '葉を一枚ずつ描いていた頃の自分に見せたい講座です。描く時間が3分の1になりました。',
  },
  {
    name: 'すだち さん',
    daysAgo: 60,
    courseKey: 'layers-build',
    content: 'レイヤーをなんとなく増やしていました。役割で名前をつけるようになって、探す時間がなくなりました。',
  },
  {
    name: 'くるみ さん',
    daysAgo: 68,
    courseKey: 'head-angle-fix',
    content: '奥の目が飛び出すのは、私の中でずっと謎でした。中心線から測る方法で、すっきり解決しました。',
  },
  {
    name: 'しおこんぶ さん',
    daysAgo: 77,
    content:
      '添削で「良いところ」を三つも書いてもらい、泣きそうになりました。直すところもはっきりして、次に描くものが決まりました。',
  },
  {
    name: 'こんぺいとう さん',
    daysAgo: 88,
    courseKey: 'first-face-build',
    content: '小学生の娘といっしょに受けています。丸と十字だけなので、親子で同じ課題に取り組めます。',
  },
  {
    name: 'あさりバター さん',
    daysAgo: 97,
    courseKey: 'food-build',
    content: '湯気は、途切れさせるほうが温かく見えるのですね。描いたあとは、必ずおなかがすきます。',
  },
  {
    name: 'のらくろう さん',
    daysAgo: 110,
    courseKey: 'balance-build',
    content: '重心の線を一本引くだけで、倒れていた人が立ちました。地味ですが、いちばん役に立っています。',
  },
  {
    name: 'みかづき さん',
    daysAgo: 126,
    courseKey: 'night-street-fix',
    content: '夜を黒で塗るのをやめました。青から始めたら、明かりを置くのが楽しくて仕方ありません。',
  },
  {
    name: 'とうふ さん',
    daysAgo: 145,
    content: '修了証書をもらったのは、大人になって初めてかもしれません。プリントして机の前に貼っています。',
  },
  {
    name: 'ふきのとう さん',
    daysAgo: 170,
    courseKey: 'plot-build',
    content: '8ページの短編を、生まれて初めて最後まで描けました。困らせる、という一言が効きました。',
  },
  {
    name: 'らっきょう さん',
    daysAgo: 85,
    courseKey: 'character-design-fix',
    content: '「どこかで見た」と言われつづけて悩んでいました。持ち物の理由を書き出したら、急にその子が動き出しました。',
  },
  {
    name: 'いちじく さん',
    daysAgo: 260,
    content:
      '途中で2か月休みましたが、戻ってきたら続きの画面がそのまま出てきました。責められない感じがありがたいです。',
  },
]
