/** Why somebody who went to a provider is not signed in, said on the screen where they can go on. */
export const troubles = {
  failed: 'ログインに失敗しました。もう一度お試しください。',
  cancelled: 'ログインをキャンセルしました。',
  away: 'ログインに使うサービスから応答がありませんでした。時間をおいてお試しいただくか、メールアドレスでログインしてください。',
  'taken-here': 'この外部アカウントは、別の会員に連携されています。',
  'has-other':
    'この会員には、同じサービスの別のアカウントが連携されています。先にログインして、その連携を解除してください。',
} as const
export type Trouble = keyof typeof troubles

/** The same, of who is signed in and wanted to link one more. */
export const linkingTroubles: Record<Trouble, string> = {
  ...troubles,
  failed: '連携できませんでした。もう一度お試しください。',
  cancelled: '連携をキャンセルしました。',
  away: '連携するサービスから応答がありませんでした。時間をおいて、もう一度お試しください。',
}
