import type { AuditWords } from '#platform/manifest.ts'

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'studio.course-made': '講座の下書きの作成',
        'studio.course-published': '講座の公開',
        'studio.window-changed': '講座の公開期間の変更',
        'studio.course-closed': '講座の公開の終了',
        'studio.course-copied': '講座のコピー',
        'studio.course-deleted': '講座の削除',
        'studio.preview-shared': '講座の確認用リンクの作成',
        'studio.preview-ended': '講座の確認用リンクの終了',
        'studio.piece-archived': '講座の一部を記録を残して外す',
        'studio.film-brought': '動画のアップロード',
        'studio.slides-brought': 'スライドのアップロード',
        'studio.material-changed': '資料の変更',
        'studio.film-shown': '元の動画の表示',
        'studio.film-retried': '動画の変換のやり直し',
        'studio.captions-saved': '字幕の保存',
        'studio.film-cut': '動画の区切り・切り取り',
        'studio.entry-made': '紹介・コースの作成',
        'studio.entry-changed': '紹介・コースの変更',
        'studio.entry-moved': '紹介・コースの並べ替え',
        'studio.words-changed': '検索の言葉の変更',
        'studio.school-imported': '教材の取り込み',
        'studio.entry-removed': '紹介・コースの削除',
      },
    },
  ],
  details: {
    course: '講座 No.',
    film: '動画 No.',
    step: 'ステップ No.',
    entry_kind: '種類',
    entry: 'No.',
    changed: '変更した項目',
    sets: '組の数',
  },
}
