import { href } from 'react-router'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'

/** The other way to pay for a course, beside the card. */
export function WalletWay({ courseId }: { courseId: string }) {
  return (
    <Sheet as="section" aria-labelledby="wallet" className="grid gap-3">
      <h2 id="wallet" className="text-lg">
        Amazon Payで支払う
      </h2>
      <p className="text-sm text-graphite">
        Amazonアカウントのお支払い方法を使います。Amazonの画面で選んだあと、このサイトに戻って確定します。
      </p>
      <PostForm action={href('/subscription_orders/amazon_pay')}>
        <input type="hidden" name="wish" value="course" />
        <input type="hidden" name="course_id" value={courseId} />
        <Button type="submit" look="outline" wide>
          Amazon Payへ進む
        </Button>
      </PostForm>
    </Sheet>
  )
}
