import { href } from 'react-router'
import { coachingItemPath } from '#domains/coaching/paths.ts'
import { asker } from '#platform/ask.ts'
import { pageTitle } from '#platform/page-title.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { paymentErrorWords, shownCode } from '../error-words.ts'
import type { Route } from './+types/payment-error'

export async function loader({ context }: Route.LoaderArgs) {
  const { url, house } = asker(context)
  const code = shownCode(url.searchParams.get('res_code'))
  return { code, words: paymentErrorWords(code), contact: house.settings.contactEmail, way: wayBack(url) }
}

/** Who wanted to buy a ticket begins there again, everybody else with the plans. */
function wayBack(url: URL) {
  const item = url.searchParams.get('item_id') ?? ''
  return /^[1-9]\d{0,14}$/.test(item)
    ? { to: coachingItemPath(Number(item)), label: '個人コーチングに戻る' }
    : { to: href('/subscription_orders/new'), label: 'プランの選択に戻る' }
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '決済処理のエラー')

export default function PaymentError({ loaderData: { code, words, contact, way } }: Route.ComponentProps) {
  return (
    <ErrorState
      title="決済処理でエラーが発生しました。"
      actions={
        <>
          <LinkButton to={way.to}>{way.label}</LinkButton>
          <LinkButton to={href('/terms/:document', { document: 'transactions_law' })} look="outline">
            お支払いについて
          </LinkButton>
        </>
      }
    >
      <p>{words}</p>
      <p>料金はかかっていません。はじめから、もう一度お手続きいただけます。</p>
      {code && (
        <p className="text-sm">
          エラーコード: <code className="font-mono">{code}</code>
        </p>
      )}
      <p className="text-sm text-graphite">
        くり返し表示されるときは、エラーコードを添えて <a href={`mailto:${contact}`}>{contact}</a>{' '}
        までお問い合わせください。
      </p>
    </ErrorState>
  )
}
