export const SAMPLE_TITLE_MAX = 20

/** Who may let a returned work be shown: both must. */
export type Consenter = 'member' | 'teacher'

export const consentWords: Record<Consenter, string> = {
  member:
    'この作品と先生の添削を、添削の見本としてサイトで紹介してもよい場合は、同意してください。お名前やコメントは出ません。先生も同意した作品から、運営が選んで載せます。同意はいつでも取りやめられ、見本からすぐに消えます。',
  teacher:
    'この添削を、見本としてサイトで紹介してもよい場合は、同意してください。会員も同意した作品から、運営が選んで載せます。同意はいつでも取りやめられ、見本からすぐに消えます。',
}
