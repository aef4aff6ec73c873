import type { DemoPrimeLesson } from './shape.ts'

/** 「髪を結んだ少女の肖像」 in three sittings. */
export const liveLessons: DemoPrimeLesson[] = [
  {
    title: '一日目 ― 1枚を通して見る',
    description: '下描きからペン、色まで。手を止めずに1枚を仕上げます。まずは、順番を眺めてみましょう。',
    slidePages: 8,
    videoSteps: [
      { title: '頭の球と十字', description: '何周か重ねて球を探し、十字線で顔の向きを決めます。', startTime: 0 },
      { title: 'あごと首', description: '眉から鼻の下までを目安に、あごの長さを決めます。', startTime: 35 },
      { title: 'ペンに持ち替える', description: '顔の後ろに回る髪から、首筋、輪郭へと進みます。', startTime: 54 },
      { title: '目と口', description: '上まぶたは太く、眉と鼻と口は控えめに。', startTime: 83 },
      { title: '色を置く', description: '背景、髪、服、肌と、大きい面から順に置きます。', startTime: 128 },
    ],
  },
  {
    title: '二日目 ― 止めながらいっしょに描く',
    description: '同じ1枚を、区切りごとに止めながら描きます。ひとつ描けたら、次へ進みましょう。',
    slidePages: 1,
    videoSteps: [
      { title: '下描きだけを終える', description: '線が重なっていても、形が見えたところで止めます。', startTime: 0 },
      { title: '線だけを終える', description: '輪郭は頬でふくらみ、あごで締まります。', startTime: 54 },
      { title: 'ゆがみを探す', description: '紙を裏返すか左右反転して、直す場所をひとつ選びます。', startTime: 114 },
      { title: '色と髪の光', description: '髪の光は頭の丸みに沿って。端を切ると、つやが出ます。', startTime: 148 },
    ],
  },
  {
    title: '三日目 ― 別の顔で試す',
    description: '結んだ髪をほどいた、別の顔です。下描きはできています。ペンと色を、自分の手で続けましょう。',
    slidePages: 0,
    videoSteps: [
      { title: 'ペンを入れる', description: '手前にある髪と輪郭から線を決めます。', startTime: 0 },
      { title: '目を仕上げる', description: '瞳の中の明るい場所を、ひとつだけ残します。', startTime: 24 },
      { title: '色を置く', description: '広い面から順に、3色で止めます。', startTime: 50 },
      { title: '手を離す', description: '直す所を3つ書き出し、3つだけ直して終えます。', startTime: 80 },
    ],
  },
]
