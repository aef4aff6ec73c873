import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { PostForm } from '#ui/post-form.tsx'
import type { Wishes } from '../queries.ts'
import { letterWords, noticeKinds, quietKinds } from '../terms.ts'

/** Which kinds ring the bell, and which come by letter too. What staff decided is told in any case. */
export function WishesForm({ wishes: { quiet, noLetters } }: { wishes: Wishes }) {
  return (
    <PostForm className="grid gap-5 border-t border-line pt-8">
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-lg font-bold">ベルで受け取るもの</legend>
        {quietKinds.map((kind) => (
          <Checkbox
            key={kind}
            name="bell[]"
            value={kind}
            label={noticeKinds[kind]}
            defaultChecked={!quiet.includes(kind)}
          />
        ))}
      </fieldset>
      <fieldset className="grid gap-1">
        <legend className="mb-2 text-lg font-bold">メールでも受け取るもの</legend>
        {quietKinds.map((kind) => (
          <Checkbox
            key={kind}
            name="letter[]"
            value={kind}
            label={noticeKinds[kind]}
            hint={letterWords[kind]}
            defaultChecked={!noLetters.includes(kind)}
          />
        ))}
      </fieldset>
      <p className="text-sm text-graphite">
        運営の判断、取り消しや変更、お支払いについての大切なお知らせは、この設定にかかわらずお送りします。
      </p>
      <div>
        <Button>設定を保存する</Button>
      </div>
    </PostForm>
  )
}
