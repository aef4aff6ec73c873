/** What the learner in the middle of courses has written beside the first of them. */
export const LEARNERS_NOTE = `きょうのまとめ
・頭の箱を先に傾ける。目の線はそのあと
・あごは正面より少し短く見える
・耳の位置 = 目と鼻のあいだ

次にやること:
  1. 斜め下からの顔を3つ
  2. 髪の束は大中小の3種類まで ✏️`
