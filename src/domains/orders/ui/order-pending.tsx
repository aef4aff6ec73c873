import { href } from 'react-router'
import { OrderScreen } from './order-screen.tsx'

type Props = {
  steps: readonly string[]
  contact: string
  /** The issuer has not said yet whether it was really they; nothing is charged before. */
  withIssuer: boolean
  byWallet: boolean
}

/** Nobody has said yet how it went; this page looks again by itself. */
export function OrderPending({ steps, contact, withIssuer, byWallet }: Props) {
  return (
    <OrderScreen
      title={byWallet ? 'Amazon Payの処理中です' : 'カード会社の返事を待っています'}
      steps={steps}
      now="確認"
    >
      <div role="status" className="grid gap-3">
        {withIssuer ? <AtTheIssuer byWallet={byWallet} /> : <AtTheTill />}
      </div>
      <p className="text-sm text-graphite">
        変わらないときは、<a href={`mailto:${contact}`}>{contact}</a> までお問い合わせください。
      </p>
    </OrderScreen>
  )
}

const AtTheTill = () => (
  <>
    <p>お支払いの結果を確認しています。確認できしだい、この画面が切り替わります。</p>
    <p>
      画面を閉じても手続きは続きます。二重に請求されることはありませんので、もう一度お申し込みになる必要はありません。
    </p>
  </>
)

const AtTheIssuer = ({ byWallet }: { byWallet: boolean }) => (
  <>
    <p>
      {byWallet ? 'Amazonでの同意' : '本人認証の結果'}
      を待っています。確認できしだい、この画面が切り替わります。料金はまだかかっていません。
    </p>
    <p>
      {byWallet ? 'Amazonの' : '認証の'}画面を閉じてしまったときは、
      <a href={href('/subscription_orders/new')}>はじめからお手続き</a>いただけます。
    </p>
  </>
)
