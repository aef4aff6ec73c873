import type { ReactNode } from 'react'

/** The three steps as the account has them, each with a small picture of its screen. */
export function CancelSteps() {
  return (
    <ol className="grid gap-6 md:grid-cols-3">
      <Step
        title="アカウントの「解約・自動更新の停止」を開く"
        picture={
          <Screen of="アカウントのメニューで「解約・自動更新の停止」が選ばれている画面">
            <Line words="プロフィール" />
            <Line words="プラン" />
            <Line words="お支払い" />
            <Line words="解約・自動更新の停止" isMarked />
            <Line words="退会" />
          </Screen>
        }
      >
        ログインして、画面右上のアイコン（スマートフォンでは「≡」のメニュー）から「プラン」を開き、「解約・自動更新の停止」を選びます。
      </Step>
      <Step
        title="理由を選び、いちばん下のボタンを押す"
        picture={
          <Screen of="理由の選択肢と「プランを解約する」ボタンの画面">
            <Line words="☐ 忙しくて、学ぶ時間がとれない" />
            <Line words="☐ その他" />
            <Line words="☑ 回答を控える" />
            <Press words="プランを解約する" />
          </Screen>
        }
      >
        ご利用の期限と、残りの料金が表示されます。理由によっては、あてはまるものも1つ以上選んでいただきます。「回答を控える」を選ぶと、ほかの質問はありません。ボタンの名前は、1ヶ月プランでは「プランを解約する」、無料体験では「無料体験を解約する」、初月では「初月で解約する」、期間のあるプランでは「自動更新を停止する」です。
      </Step>
      <Step
        title="完了の画面とメールを確認する"
        picture={
          <Screen of="解約を承ったことと、ご利用の期限を示す画面">
            <Line words="解約を承りました" isMarked />
            <Line words="ご利用の期限　23:59まで" />
            <Press words="解約を取り消して続ける" isQuiet />
          </Screen>
        }
      >
        すぐに完了の画面が表示され、控えのメールが届きます。期限までは、取り消すこともできます。
      </Step>
    </ol>
  )
}

function Step({ title, picture, children }: { title: string; picture: ReactNode; children: ReactNode }) {
  return (
    <li className="grid content-start gap-3">
      {picture}
      <p className="font-bold">{title}</p>
      <p className="text-sm">{children}</p>
    </li>
  )
}

function Screen({ of, children }: { of: string; children: ReactNode }) {
  return (
    <div role="img" aria-label={of} className="rounded-sheet border border-line bg-sheet">
      <div aria-hidden="true" className="grid content-start gap-2 p-4 text-xs" style={{ minHeight: '11rem' }}>
        {children}
      </div>
    </div>
  )
}

const Line = ({ words, isMarked = false }: { words: string; isMarked?: boolean }) => (
  <span className={`border-b border-line py-1 ${isMarked ? 'font-bold text-vermilion' : 'text-graphite'}`}>
    {words}
  </span>
)

const Press = ({ words, isQuiet = false }: { words: string; isQuiet?: boolean }) => (
  <span
    className={`mt-2 rounded-field px-3 py-2 text-center font-bold ${isQuiet ? 'border border-edge' : 'bg-ink text-paper'}`}
  >
    {words}
  </span>
)
