import { refusalsOf } from '#platform/refusal.ts'
import { SAMPLES_MOST } from './terms.ts'

export const { refuse } = refusalsOf({
  'changed-slides': [409, 'ほかのスタッフが先に変更しました。画面を読み込み直して、もう一度お試しください。'],
  'bad-order': [422, 'スライドの並びを読み取れませんでした。画面を読み込み直してください。'],
  'too-many-samples': [409, `サンプルスライドは${SAMPLES_MOST}ページまでです。`],
})
