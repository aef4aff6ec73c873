import { arrivalLetter } from '#domains/accounts/arriving/mail/arrival-letter.ts'
import { editionLetter } from '#domains/accounts/editions/mail/edition-letter.ts'
import { newDeviceLetter } from '#domains/accounts/mail/device-letters.ts'
import * as email from '#domains/accounts/mail/email-letters.ts'
import * as password from '#domains/accounts/mail/password-letters.ts'
import { profileResetLetter } from '#domains/accounts/mail/profile-letters.ts'
import * as signUp from '#domains/accounts/mail/sign-up-letters.ts'
import * as way from '#domains/accounts/mail/way-letters.ts'
import { newsLetter } from '#domains/accounts/news/mail/news-letter.ts'
import { withdrawn } from '#domains/membership/mail/withdrawal-letter.ts'
import * as claim from '#domains/rights/claims/mail/claim-letters.ts'
import { copyReady } from '#domains/rights/copies/mail/copy-letters.ts'
import { at, house, later, sample, settings, who } from './sample.ts'

const token = 'mZ3kq9xT7bVn2LwR8sYd4HcJ6fGpA1eU0iOoKtBvXyM'
const reader = { id: 7, email: who.to, name: who.name }
const edition = {
  ...{ id: 3, document: 'user_policy' as const, name: '第3版', comes_on: '2027-01-01', must_agree: true },
  changes: '第8条に、投稿した作品の取り扱いを加えます。\n\n第12条の解約の手続きを、画面の順に書き直します。',
}
const change = { at, memberId: 7, name: 'Google' }
const passkey = { ...change, name: '机のノートパソコン' }
const joining = { link: token, name: 'LINE' }
const news = {
  ...{ ...who, id: 4, subject: '冬の新しい講座のお知らせ' },
  body: '雪の降る街を描く講座を公開しました。\n\n道の雪、屋根の雪、降っている雪を、3つの濃さで描き分けます。',
}
const claimed = { ...who, id: 12, about: 'takedown' as const, path: `/rights_claims/12?token=${token}` }

export const accountLetters = [
  sample(signUp.confirmLetter, settings, token, at),
  sample(signUp.alreadyMemberLetter, settings, '/courses/12'),
  sample(arrivalLetter, settings, token),
  sample(way.joiningLetter, settings, joining),
  sample(way.showItIsYoursLetter, settings, joining),
  sample(way.linkedLetter, settings, change),
  sample(way.unlinkedLetter, settings, change),
  sample(way.passkeyAddedLetter, settings, passkey),
  sample(way.passkeyRemovedLetter, settings, passkey),
  sample(password.resetLetter, settings, token, ['Google', 'LINE']),
  sample(password.signInLetter, settings, token, '/courses/12'),
  sample(password.passwordChangedLetter, settings, at),
  sample(email.changeLetter, settings, 7, token),
  sample(email.emailChangeAskedLetter, settings, at, token),
  sample(email.emailChangedLetter, settings, at, token),
  sample(newDeviceLetter, settings, { ...who, at, deviceId: 'd1', words: 'Windows・Firefox' }),
  sample(profileResetLetter, settings, { ...who, what: 'both', reason: 'ほかの作品の登場人物の画像のため' }),
  sample(editionLetter, house, edition, reader),
  sample(editionLetter, house, { ...edition, document: 'privacy_policy', must_agree: false }, reader),
  sample(newsLetter, house, news),
  sample(claim.claimReceived, house, { ...claimed, dueOn: '2026-12-01' }),
  sample(claim.claimDecided, house, claimed),
  sample(copyReady, house, { ...who, id: 5, until: later }),
  sample(withdrawn, house, { ...who, at, losses: ['ノートと学習の記録', '練習の記録と作品', '修了証書'] }),
]
