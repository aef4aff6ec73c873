import type { AuditWords } from '#platform/manifest.ts'

const changes = {
  words: '質問の文、選び方、表示順の変更',
  published: '公開',
  archived: '終了',
  reopened: '再開',
  'option-added': '選択肢の追加',
  'option-words': '選択肢の変更',
  'option-archived': '選択肢の終了',
  'option-reopened': '選択肢の再開',
}
export type SurveyChange = keyof typeof changes

export const auditWords: AuditWords = {
  doings: [
    {
      groups: ['staff'],
      names: {
        'surveys.survey-added': 'アンケートの質問の追加',
        'surveys.survey-changed': 'アンケートの質問の変更',
        'surveys.counts-exported': 'アンケートの集計のCSV出力',
        'surveys.picks-changed': 'レベルごとのおすすめの変更',
      },
    },
  ],
  details: { survey_change: { label: '変更', say: (value) => changes[String(value) as SurveyChange] } },
}
