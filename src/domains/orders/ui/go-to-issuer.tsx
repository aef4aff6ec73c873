import { useEffect } from 'react'
import { buttonLook } from '#ui/button-look.ts'
import { OrderScreen } from './order-screen.tsx'

/**
 * On the way to the card's issuer. It is a page and not a redirect, because the content policy lets our forms lead
 * nowhere but here; it leaves no trace behind, so that going back from the issuer leads to the order.
 */
export function GoToIssuer({ url, steps, at }: { url: string; steps: readonly string[]; at?: 'wallet' }) {
  useEffect(() => location.replace(url), [url])
  if (at === 'wallet') return <GoToWallet url={url} steps={steps} />
  return (
    <OrderScreen
      title="カード会社の画面へ移動します"
      steps={steps}
      now="確認"
      lead="カードのご本人であることを、カード会社が確認します。手続きはまだ完了していません。"
    >
      <p>
        <a href={url} className={buttonLook({ size: 'large', wide: true })}>
          本人認証に進む
        </a>
      </p>
    </OrderScreen>
  )
}

const GoToWallet = ({ url, steps }: { url: string; steps: readonly string[] }) => (
  <OrderScreen
    title="Amazon Payの画面へ移動します"
    steps={steps}
    now={steps.includes('Amazon Pay') ? 'Amazon Pay' : '確認'}
    lead="Amazonの画面でお手続きのあと、このサイトに戻ります。手続きはまだ完了していません。"
  >
    <p>
      <a href={url} className={buttonLook({ size: 'large', wide: true })}>
        Amazon Payへ進む
      </a>
    </p>
  </OrderScreen>
)
