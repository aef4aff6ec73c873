import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'

type Props = {
  /** the fees are taken there now */
  isUsed: boolean
  /** where its owner changes what it is paid with */
  manageUrl: string | null
  /** where one comes back to */
  returnTo: string
}

/** What can be done with the wallet: taken up, or looked after where its owner keeps it. */
export function WalletWays({ isUsed, manageUrl, returnTo }: Props) {
  return (
    <>
      {isUsed && manageUrl && (
        <a
          href={manageUrl}
          target="_blank"
          rel="noopener"
          className="inline-flex min-h-11 items-center font-bold text-indigo underline underline-offset-4"
        >
          Amazonでお支払い方法を変更する
        </a>
      )}
      <PostForm action={href('/subscription_orders/amazon_pay')} className="contents">
        <input type="hidden" name="wish" value="method" />
        <input type="hidden" name="redirect_to" value={returnTo} />
        <Button type="submit" look="quiet" className="-mx-5">
          {isUsed ? 'Amazon Payの同意を更新する' : 'Amazon Payに変更する'}
        </Button>
      </PostForm>
    </>
  )
}
