/** Sentences that both the screens and the server say; they stand apart from the forms so that a page stays small. */
export const badEmail = 'メールアドレスの形式が正しくありません。'
export const badNewEmail = 'メールアドレスの形式が正しくありません'
export const termsNeeded = '利用規約とプライバシーポリシーへの同意が必要です。'
export const deadLink = 'このリンクは有効期限が切れているか、すでに使用されています。'
/** On the first page that a new member sees. */
export const joinedWords = '会員登録が完了しました。'
export const guardianNotice = '未成年の方は、保護者の同意を得てからお申し込みください。'
