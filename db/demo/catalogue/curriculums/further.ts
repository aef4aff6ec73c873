import { curriculum, step } from './step.ts'

export const furtherCurriculums = [
  curriculum({
    key: 'body-and-pose',
    title: '人体とポーズを自由にするコース',
    level: 'intermediate',
    tab: 'character',
    subject: 'gesture',
    supplement: 'zip+pdf',
    description:
      '棒立ちから抜け出し、思いついたポーズを資料なしで組み立てられるようにします。胴体の二つの箱、手足のリズム、重心、動きの線の順に進みます。',
    goal: '動きの途中にある人物を、全身で一枚描きます。',
    steps: [
      step('胴体に芯を通す', '胸と腰の箱をつなぎ、ひねりと傾きを入れます。', ['torso-build', 0, 1, 2, 3]),
      step('腕と脚のリズム', '山と谷の互い違いから、力の入る手足を描きます。', ['limbs-build', 0, 1, 2]),
      step('重心を合わせる', '倒れない立ち姿と、座る姿を描きます。', ['balance-build', 0, 1, 2]),
      step(
        '動きの線で生かす',
        '30秒の線から、勢いのあるポーズをつくります。',
        ['gesture-build', 0, 1],
        ['gesture-drill', 2],
      ),
      step(
        '直しながら仕上げる',
        '自分の絵の違和感を見つけ、重心と関節から直します。',
        ['gesture-fix', 1, 2],
        ['limbs-fix', 2],
      ),
      step('一枚に仕上げる', '剣をふりおろす一瞬を、最後まで描き切ります。', ['gesture-work', 0, 2, 4]),
    ],
  }),
  curriculum({
    key: 'clothes-and-hair',
    title: '服と髪で魅せるコース',
    level: 'intermediate',
    tab: 'character',
    subject: 'cloth',
    supplement: 'pdf',
    description:
      'シワと髪の流れは、どちらも「支点から始まる力の線」です。布と髪を同じ考え方で描き、風をうける人物を仕上げます。',
    goal: '風の中に立つ人物を、服と髪の動きまで描きます。',
    steps: [
      step('シワの3つの型', '引っぱる、たまる、垂れるを見分けます。', ['folds-build', 0, 1, 2]),
      step('衣装のつくり', '縫い目と重なりから、着られる服を描きます。', ['costume-build', 0, 1]),
      step('髪型の構造', '結び目と編み目を、流れから組み立てます。', ['hair-style-build', 0, 1]),
      step(
        '風をはらませる',
        '体と布と髪を、ひとつの風の向きにそろえます。',
        ['folds-work', 1, 4],
        ['hair-flow-work', 2],
      ),
    ],
  }),
  curriculum({
    key: 'short-manga',
    title: '8ページの読み切りに取り組むコース',
    level: 'intermediate',
    tab: 'manga',
    subject: 'panels',
    supplement: 'zip+pdf',
    description:
      '話のたねさがしから、ネーム、ペン入れ、仕上げまで。8ページの話を考え、いちばん見せたい見開きを完成原稿にします。途中で止まりやすい場所には、続きの始め方を用意しました。',
    goal: '8ページの読み切りのうち、見開き2ページを完成原稿にします。',
    steps: [
      step('話の骨組みをつくる', '困る、選ぶ、変わるの3つで、終わる話をつくります。', ['plot-build', 0, 1, 2, 3]),
      step('コマに割る', 'めくりと大きさで、読む人の時間を設計します。', ['panels-build', 0, 1, 2]),
      step(
        'カメラと会話',
        '構図とふきだしで、場面を伝わる形にします。',
        ['camera-build', 0, 2],
        ['balloons-build', 1, 3],
      ),
      step('線画とペン入れ', '太さに理由のある線で、下描きを線画にします。', ['line-art-build', 0, 1, 3]),
      step(
        '黒とトーンで仕上げる',
        '黒の配置を決め、濃さ3段のトーンで締めます。',
        ['black-build', 0, 1],
        ['screentone-build', 0, 1],
      ),
    ],
  }),
  curriculum({
    key: 'light-and-color',
    title: '光と色で物語るコース',
    level: 'advanced',
    tab: 'other',
    subject: 'light',
    supplement: 'zip+pdf',
    description:
      '同じ線画でも、光と色で物語は変わります。時間の光、空気、夜の明かり、配色を重ねて、気持ちの伝わる一枚へ進む上級コースです。',
    goal: '時間と天気を決めた風景に人物を置き、光だけで気持ちを伝える一枚を描きます。',
    steps: [
      step('光の3つの問い', '向き、色、強さを決め、影の形を整えます。', ['daylight-build', 0, 1, 2]),
      step('空気を塗る', '明るさ、色、細かさの3つの差で奥行きをつくります。', ['air-build', 0, 1, 3]),
      step('夜を灯す', '青い下地に、明かりを順位をつけて置きます。', ['night-street-build', 0, 1, 2]),
      step('配色で物語る', '面積と温度から、物語に合う色を選びます。', ['color-scheme-build', 0, 2, 3]),
      step('一枚に仕上げる', '厚塗りで光と縁を整え、作品を完成させます。', ['thick-paint-work', 0, 2, 3, 4]),
    ],
  }),
  curriculum({
    key: 'cover-artist',
    title: '物語の表紙を描く実践コース',
    level: 'advanced',
    tab: 'other',
    subject: 'composition',
    supplement: 'zip+pdf',
    description:
      'キャラクターの生い立ちから、二人の関係、街の構図、質感の仕上げまで。架空の小説の表紙を、依頼を受けた仕事のつもりで描き上げます。',
    goal: '題名の入る余白まで計画した、架空の小説の表紙を一枚仕上げます。',
    steps: [
      step('登場人物を決める', '形、生い立ち、配色から、主役の二人をつくります。', ['character-design-work', 0, 1, 2]),
      step('二人を組む', '距離と視線で、関係の見える構図にします。', ['two-people-build', 0, 2, 3]),
      step(
        '舞台を建てる',
        '三点透視と街の部品で、物語の舞台を描きます。',
        ['three-point-build', 0, 2],
        ['townscape-build', 0, 3],
      ),
      step(
        '質感を描き分ける',
        'ガラス、金属、水面の光り方を使い分けます。',
        ['shiny-things-build', 0, 1],
        ['water-build', 0],
      ),
      step('表紙に仕上げる', '小さなラフに戻って確かめながら、完成まで運びます。', [
        'rough-to-finish-work',
        0,
        1,
        2,
        3,
        4,
      ]),
    ],
  }),
]
