/** What the learner in the middle of courses has written beside the first of them: on circles and crosses, and where the eyes lie. */
export const LEARNERS_NOTE = `きょうのまとめ
・十字は球に巻いたリボン。丸に沿わせて曲げる
・目の高さは、頭のてっぺんとあごの真ん中
・目と目のあいだ = 目ひとつ分

次にやること:
  1. 丸と十字だけの頭を12個
  2. 左右の目は、交互に少しずつ ✏️`
