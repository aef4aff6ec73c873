import { refusalsOf } from '#platform/refusal.ts'
import { LOCKED, lockedWords, onlyInTrial } from './terms.ts'

export const { refuse, refuseIf, refusal } = refusalsOf({
  'not-on-trial': [403, onlyInTrial],
  'trial-over': [422, onlyInTrial],
  'received-before': [409, 'お試しセットはすでに受け取っています。'],
  [LOCKED]: [429, lockedWords],
  'no-set': [409, 'お試しセットは、ただいま準備中です。'],
  'set-published': [409, 'このお試しセットはすでに公開されています。'],
  'set-not-open': [409, 'このお試しセットは公開されていません。'],
  'set-too-small': [409, '公開するには、公開中の講座が受け取れる数より多く必要です。'],
  'batch-exported': [409, 'この束のコードは出力済みです。コードの出力は一度だけです。'],
  'batch-void': [409, 'この束は無効になっています。'],
  'batch-not-exported': [409, 'この束のコードはまだ出力されていません。'],
  'unknown-code': [422, 'このコードは見つかりませんでした。'],
  'code-used': [409, 'このコードは使用済みのため、無効にできません。'],
  'code-void': [409, 'このコードはすでに無効になっています。'],
  'code-not-void': [409, '交換できるのは、無効になったコードだけです。'],
  'code-exchanged': [409, 'このコードはすでに交換されています。'],
  'not-locked': [409, 'ロックはすでに解除されています。'],
  'not-the-trial-curriculum': [422, '体験カリキュラムには、公開中でステップが7つのカリキュラムを選んでください。'],
})
