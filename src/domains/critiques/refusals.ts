import { refusalsOf } from '#platform/refusal.ts'
import { ALREADY_REQUESTED, NO_RIGHT } from './terms.ts'

const forbidden = <K extends string>(sentences: Record<K, string>) =>
  Object.fromEntries(Object.entries(sentences).map(([code, sentence]) => [code, [403, sentence]])) as Record<
    K,
    [403, string]
  >

export const { refuse, refuseIf, refusal } = refusalsOf({
  ...forbidden(NO_RIGHT),
  'already-requested': [409, ALREADY_REQUESTED],
  'asked-everywhere': [403, ALREADY_REQUESTED],
  'no-waiting': [409, 'この先生の空き待ちは受け付けていません'],
  'place-free': [409, '空きがあります。このまま依頼できます'],
  'hold-lapsed': [409, '受付枠を確保できる時間が過ぎました'],
  'own-profile': [422, '自分には依頼できません'],
  'missing-file': [422, '画像と添付ファイルをアップロードしてください'],
  'bad-upload': [422, '非対応の形式です'],
  'file-size': [422, 'ファイルサイズは500MBまでです'],
  'image-kind': [422, '対応していない画像形式です'],
  'image-size': [422, 'ファイルサイズは5MBまでです'],
  'image-pixels': [422, '画像のサイズが大きすぎます'],
  'image-broken': [422, '画像を読み込めませんでした。書き出し直して、もう一度お試しください'],
  'too-many-images': [422, '紹介画像は10枚までです'],
  'already-returned': [409, 'この作品はすでに返却されています'],
  'already-accepted': [409, 'この依頼条件は、すでに確認済みです'],
  'not-returned': [409, '返却された添削だけを、もう一度返却できるようにできます'],
  'teacher-gone': [409, '先生の登録が終わっているため、もう一度返却できるようにはできません'],
  'work-cancelled': [409, 'この依頼は取り消されています'],
  'no-substitute': [409, 'この先生には空いている枠がありません。もう一度選んでください'],
  'newer-campaign': [
    409,
    'ほかのスタッフが先に保存しました。保存されている内容を確かめてから、もう一度保存してください',
  ],
  'campaign-has-begun': [
    409,
    '始まった企画は、公開をやめられません。受付を止めるには「依頼を受け付ける」を外してください',
  ],
  'teacher-began': [409, '先生が添削を始めているため、取り消しには運営の確認が必要です'],
  'not-showable': [409, '見本にできるのは、返却済みで、会員と先生の両方が同意している添削です'],
  'not-reportable': [409, 'いま、この作品について連絡できることではありません'],
  'already-reported': [409, 'すでに受け付けています。運営からの連絡をお待ちください'],
  'nothing-reported': [409, '判断を待っている連絡はありません'],
  'nothing-hidden': [409, '非表示にできる添削がありません'],
  'not-excluded': [409, '依頼は停止されていません'],
  'not-late': [409, '返却の目標の日を、まだ過ぎていません'],
  'late-decided': [409, 'この依頼については、すでにお選びいただいています'],
  'newer-draft': [409, '別の画面で書きかえられています。最新の内容を読み込んでください'],
  'newer-phrase': [409, '別の画面で書きかえられています。一覧から、もう一度編集してください'],
  'too-many-phrases': [422, '定型文は50件まで登録できます'],
  'bad-drawing': [422, '描き込みを読み取れませんでした'],
  'drawing-full': [413, '描き込みの量が上限に達しました'],
  'bad-return': [422, '添削の内容を確認してください'],
  'bad-layer': [422, 'レイヤーは、背景が透明な10MB以下のPNGにしてください'],
  'layer-size': [422, 'レイヤーは、作品と同じ大きさの画像にしてください'],
  'bad-memo': [422, '音声メモは、3分までの録音にしてください'],
  'dead-invitation': [409, 'このリンクは期限が切れているか、すでに使われています。'],
  'already-teacher': [
    409,
    'このアカウントは、すでに添削の先生として登録されています。別のアカウントで登録してください。',
  ],
  'wrong-standing': [409, 'この先生の状態は変更されています。ページを読み込み直してください。'],
  'open-works': [409, '担当中の作品があるため、終了できません。返却を待つか、担当を変更してください。'],
  'not-own-factor': [409, '自分の認証アプリは解除できません。ほかの管理者に依頼してください。'],
  'not-waiting': [422, '添削待ちの作品だけを取り消せます'],
})
