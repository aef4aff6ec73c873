import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PostForm } from '#ui/post-form.tsx'
import type { Wishes } from '../queries.ts'
import { noticeKinds, quietKinds } from '../terms.ts'

/** Which kinds ring the bell. What staff decided is told in any case. */
export function WishesForm({ wishes: { quiet, digest } }: { wishes: Wishes }) {
  return (
    <PostForm className="grid gap-5 border-t border-line pt-8">
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-lg font-bold">通知を受け取るもの</legend>
        {quietKinds.map((kind) => (
          <Checkbox key={kind} name={kind} value="1" label={noticeKinds[kind]} defaultChecked={!quiet.includes(kind)} />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-lg font-bold">メール</legend>
        <Checkbox
          name="digest"
          value="1"
          label="コメントをまとめて、翌朝にメールで受け取る"
          hint="まだ見ていないコメントがある日だけ、1通お送りします。"
          defaultChecked={digest}
        />
      </fieldset>
      <p className="text-sm text-graphite">
        添削や回答、お支払いについての大切なメールは、この設定にかかわらずお送りします。
      </p>
      <div>
        <Button>設定を保存する</Button>
      </div>
    </PostForm>
  )
}
