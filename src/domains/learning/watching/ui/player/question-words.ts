/** What stands at a question's form and after it was sent; both durations are the school's promise. */
export const QUESTION_NOTICE = '回答には最大3営業日いただきます。'
export const QUESTION_RECEIVED = '質問を受け付けました。2〜3営業日以内に回答いたします。'
export const QUESTION_FAILED = '画像の投稿に失敗しました。回線、画像サイズをご確認ください。'
export const QUESTION_PICTURE = '※jpg、pngまたはgif形式(サイズ4MB以下)でアップしてください。'
export const QUESTION_NEEDS_MEMBERSHIP = '質問するには会員登録が必要です。'
