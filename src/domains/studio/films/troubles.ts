/** Why a film could not be made ready, in the words of the page. */
export const filmTroubles = {
  'not-a-film': '動画として読み取れませんでした。mp4・mov・mkv・webmの動画を選んでください。',
  'no-picture': '映像が入っていません。映像のある動画を選んでください。',
  'cut-off': '動画が途中で切れています。書き出しか録画が終わっているかを確かめて、もう一度アップロードしてください。',
  broken: '動画に読み取れない部分があり、変換できませんでした。別の形式で書き出し直してください。',
  'too-long': '動画が長すぎます。12時間までの動画に分けてください。',
  'too-large': '映像が大きすぎます。縦横とも8192ピクセルまでの動画を選んでください。',
  'no-room': '変換するサーバーの空き容量が足りません。空きができると、自動でやり直します。',
  stopped: '変換が途中で止まりました。もう一度お試しください。続くときは、システム担当者にお知らせください。',
} as const
export type FilmTrouble = keyof typeof filmTroubles
