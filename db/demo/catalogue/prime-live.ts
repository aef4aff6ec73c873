import type { DemoPrimeLesson } from './shape.ts'

/** 「真珠の耳かざりの魔女」 in three sittings. */
export const liveLessons: DemoPrimeLesson[] = [
  {
    title: '一日目 ― ラフと明暗',
    description: '切手ほどのラフを4つ描き、1つを選んで明暗を決めます。選ばなかった案の理由も話します。',
    film: 'whole',
    slidePages: 8,
    videoSteps: [
      {
        title: '言葉をひとつ決める',
        description: '「夜明け前」という言葉から、光の向きと時間を決めます。',
        startTime: 0,
      },
      { title: '小さなラフを4つ', description: '顔の向きと余白だけを変えて、4案を並べます。', startTime: 32 },
      { title: '一案を選ぶ', description: '遠くから見て、いちばん先に目が行った案を残します。', startTime: 84 },
      { title: '3段の明暗', description: '白、灰、黒で塗り分け、耳かざりのまわりの差を強めます。', startTime: 118 },
      { title: '今日の見直し', description: '左右を反転して、傾きを直します。', startTime: 160 },
    ],
  },
  {
    title: '二日目 ― 面と色',
    description: '肌、布、髪を3色ずつで塗り、境をつないでいきます。濁ってしまった場所の直し方も見どころです。',
    film: 'whole',
    slidePages: 1,
    videoSteps: [
      { title: '肌の三つの地色', description: '額の黄み、頬の赤み、あごの青みをうすく置きます。', startTime: 0 },
      { title: '頭巾の布', description: '引っぱる力とたまる力を分けて、シワを選びます。', startTime: 45 },
      { title: '濁りを直す', description: 'こすった場所を塗りつぶし、間の色を置き直します。', startTime: 98 },
      { title: '縁を溶かす', description: '影の側の輪郭を、背景に溶かします。', startTime: 136 },
    ],
  },
  {
    title: '三日目 ― 真珠と最後の光',
    description: '真珠の映りこみを描き、瞳と耳かざりに最後の光を置いて完成させます。',
    film: 'finish',
    slidePages: 0,
    videoSteps: [
      { title: '真珠の下地', description: '丸い灰色に、まわりの色をうすく返します。', startTime: 0 },
      { title: '映りこみ', description: '窓の形を、真珠の丸みに沿って曲げます。', startTime: 16 },
      { title: '最後の光', description: '瞳、くちびる、真珠の三か所だけに光を置きます。', startTime: 32 },
      { title: '手を離す', description: '直す所を3つ書き出し、3つだけ直して終えます。', startTime: 48 },
    ],
  },
]
