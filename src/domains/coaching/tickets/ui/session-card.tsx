import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { GIVE_BACK_HOURS } from '../../terms.ts'
import type { TicketPage } from '../read-tickets.server.ts'
import { PlaceText } from '../../ui/place-text.tsx'

/** The date that was made: when, with whom, where; and the way out of it as long as there is one. */
export function SessionCard({ session }: { session: NonNullable<TicketPage['session']> }) {
  const { at, minutes, coach, place, canGiveBack } = session
  return (
    <Sheet as="section" aria-label="予約の内容" className="grid gap-4">
      <p className="figures font-head text-xl font-bold">{at}</p>
      <dl className="grid gap-2">
        <div className="flex flex-wrap gap-x-4">
          <dt className="text-graphite">コーチ</dt>
          <dd>
            {coach}（{minutes}分）
          </dd>
        </div>
        <div className="flex flex-wrap gap-x-4">
          <dt className="text-graphite">場所</dt>
          <dd className="min-w-0 break-words">
            <PlaceText place={place} />
          </dd>
        </div>
      </dl>
      {canGiveBack ? (
        <PostForm className="grid justify-items-start gap-2">
          <Button type="submit" name="act" value="give-back" look="outline" size="small">
            予約を取り消して、日程を選び直す
          </Button>
          <p className="text-sm text-graphite">
            開始の{GIVE_BACK_HOURS}時間前まで取り消せます。チケットは未使用に戻ります。
          </p>
        </PostForm>
      ) : (
        <p className="text-sm text-graphite">
          開始の{GIVE_BACK_HOURS}時間前を過ぎました。ご都合が悪くなったときは、メッセージでお知らせください。
        </p>
      )}
    </Sheet>
  )
}
