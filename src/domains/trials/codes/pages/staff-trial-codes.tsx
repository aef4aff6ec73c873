import { href } from 'react-router'
import { flash } from '#platform/flash.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { lookUpCode } from '../actions/look-up-code.ts'
import { endCode, exchangeCode, liftLock } from '../actions/manage-codes.ts'
import { CodeActForm } from '../batch-forms.ts'
import { type Lock, listLocks } from '../tries.ts'
import { FoundCode, FreshCode } from '../ui/found-code.tsx'
import type { Route } from './+types/staff-trial-codes'

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = staffActor(context)
  return { locks: await listLocks(db, now) }
}

/** What is found stays on this page: no code stands in an address. */
export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  actor.answerHeaders['Cache-Control'] = 'no-store'
  return pageForm(actor, async () => {
    const form = readBody(actor.body, CodeActForm)
    if (form.act === 'lift') {
      await liftLock(actor, form.lock)
      return flash(actor, href('/staff/trial_codes'), 'ロックを解除しました。')
    }
    if (form.act === 'look') return { found: await lookUpCode(actor, form.code) }
    if (form.act === 'exchange') return { fresh: await exchangeCode(actor, form.code, form.reason) }
    await endCode(actor, form.code, form.reason)
    return flash(actor, href('/staff/trial_codes'), 'コードを無効にしました。')
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'シリアルコード')

export default function StaffTrialCodes({ loaderData: { locks }, actionData }: Route.ComponentProps) {
  const trouble = actionData && 'trouble' in actionData ? actionData.trouble : null
  const found = actionData && 'found' in actionData ? actionData.found : null
  const fresh = actionData && 'fresh' in actionData ? actionData.fresh : null
  const field = fieldsOf(trouble)
  return (
    <StaffPage
      title="シリアルコード"
      lead="コードが使われたかどうかを調べ、無効にし、新しいコードと交換します。入力のロックもここで解除します。"
      trouble={wholeTrouble(trouble)}
    >
      {fresh && <FreshCode code={fresh} />}
      <Section title="コードを調べる">
        <Sheet className="grid max-w-reading gap-5">
          <PostForm className="grid gap-4" noValidate>
            <TextField
              label="シリアルコード"
              {...field('code')}
              autoComplete="off"
              spellCheck={false}
              hint="ハイフンや大文字小文字の違いは気にせず入力できます。"
              required
            />
            <div>
              <Button type="submit" name="act" value="look" icon="search">
                調べる
              </Button>
            </div>
          </PostForm>
        </Sheet>
      </Section>
      {found && <FoundCode found={found} />}
      <Section title="入力できなくなっている会員と接続元">
        {locks.length === 0 ? (
          <Nothing>ロックされている会員や接続元はありません。</Nothing>
        ) : (
          <DataTable dense caption="ロックの一覧" rows={locks} keyOf={({ id }) => id} columns={columns} />
        )}
      </Section>
    </StaffPage>
  )
}

const columns = [
  {
    label: '会員・接続元',
    of: ({ memberId, name, address }: Lock) =>
      memberId === null ? (
        <span className="figures">{address}</span>
      ) : (
        <MemberLink of={{ id: memberId, name: name ?? '' }} />
      ),
  },
  {
    label: 'ロックの終わり',
    of: ({ until }: Lock) => <span className="whitespace-nowrap">{formatMoment(until)}</span>,
  },
  {
    label: '操作',
    of: ({ id, name, address }: Lock) => (
      <PostForm>
        <input type="hidden" name="lock" value={id} />
        <Button
          type="submit"
          name="act"
          value="lift"
          look="outline"
          size="small"
          aria-label={`${name ?? address}のロックを解除する`}
        >
          解除する
        </Button>
      </PostForm>
    ),
  },
]
