import { formatDayKey, formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Section } from '#ui/staff/section.tsx'
import { TextField } from '#ui/text-field.tsx'
import { REASON_MAX } from '../../terms.ts'
import type { LookedUp } from '../actions/look-up-code.ts'
import { lastDayOf } from '../last-day-of.ts'

/** What became of a code, and what can still be done with it. */
export function FoundCode({ found }: { found: LookedUp }) {
  const { code, usedAt, usedById, usedByName, voidedAt, isExchanged } = found
  return (
    <Section title="調べたコード">
      <Sheet className="grid gap-5">
        <Facts
          of={[
            [
              'シリアルコード',
              <span key="code" className="figures font-bold">
                {code}
              </span>,
            ],
            ['お試しセット', found.setName],
            ['束', found.label],
            ['有効期限', `${formatDayKey(lastDayOf(found.expiresAt))} 23:59まで`],
            ['使われた日時', usedAt ? formatMoment(usedAt) : 'まだ使われていません'],
            [
              '使った会員',
              usedAt && usedById === null ? (
                '退会した会員'
              ) : (
                <MemberLink key="member" of={usedById === null ? null : { id: usedById, name: usedByName ?? '' }} />
              ),
            ],
            ...(usedAt && usedById !== null
              ? [
                  [
                    '視聴できる期間',
                    found.endsAt ? `${formatDayKey(lastDayOf(found.endsAt))} 23:59まで` : '期限なし',
                  ] as const,
                ]
              : []),
            ['無効', voidedAt ? `${formatMoment(voidedAt)}（${found.voidReason}）` : 'いいえ'],
            ...(voidedAt ? [['交換', isExchanged ? '交換済み' : 'まだ交換していません'] as const] : []),
          ]}
        />
        {!usedAt && !isExchanged && (
          <PostForm className="grid max-w-reading gap-3" noValidate>
            <input type="hidden" name="code" value={code} />
            <TextField label="理由" name="reason" hint="操作の記録に残ります。" max={REASON_MAX} required />
            <div>
              {voidedAt ? (
                <Button type="submit" name="act" value="exchange">
                  新しいコードと交換する
                </Button>
              ) : (
                <Button type="submit" name="act" value="void" look="danger">
                  このコードを無効にする
                </Button>
              )}
            </div>
          </PostForm>
        )}
      </Sheet>
    </Section>
  )
}

export const FreshCode = ({ code }: { code: string }) => (
  <Section title="新しいコード">
    <Sheet className="grid gap-2">
      <p className="figures text-2xl font-bold">{code}</p>
      <p className="text-sm text-graphite">
        このコードを見られるのは、いまだけです。会員にお伝えしてから、ページを離れてください。
      </p>
    </Sheet>
  </Section>
)
