import { href } from 'react-router'
import { readNothing } from '#platform/forms.ts'
import { flash } from '#platform/flash.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { teacherAtWork } from '../../teachers/own-teacher.ts'
import { acceptCommission } from '../actions/accept-commission.ts'
import { readCommission } from '../read-commissions.server.ts'
import type { Route } from './+types/commission'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { who } = await teacherAtWork(context)
  return readCommission(who, idOf(params.id))
}

export async function action({ context, params }: Route.ActionArgs) {
  const { who } = await teacherAtWork(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    readNothing(who.body)
    await acceptCommission(who, id)
    const back = href('/correctional_teachers/commissions/:id', { id: String(id) })
    return flash(who, back, '依頼条件を確認しました。')
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageTitle(matches, `依頼条件 添削 No.${loaderData?.workId ?? ''}`)

export default function CommissionPage({ loaderData, actionData }: Route.ComponentProps) {
  const { facts, version, acceptedAt } = loaderData
  return (
    <div className="mx-auto grid max-w-reading gap-6 px-4 py-10 md:px-6 md:py-16 print:p-0">
      <div className="flex flex-wrap items-center justify-between gap-4 print:hidden">
        <Link to={href('/correctional_teachers/commissions')} className="link">
          依頼条件の一覧
        </Link>
        <Button look="outline" className="needs-script" onClick={() => window.print()}>
          印刷する
        </Button>
      </div>
      <SectionHeading level={1} flush>
        依頼条件
      </SectionHeading>
      <Sheet className="grid gap-0 print:border-0 print:p-0">
        <dl className="grid">
          {facts.map(([name, value]) => (
            <div key={name} className="grid gap-1 border-b border-line py-3 md:grid-cols-[9rem_1fr] md:gap-4">
              <dt className="text-sm text-graphite md:pt-0.5">{name}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ))}
        </dl>
        <p className="pt-3 text-xs text-graphite">
          条件の版 <span className="figures">{version}</span>
        </p>
      </Sheet>
      {acceptedAt ? (
        <p>{`${acceptedAt}に、この条件で引き受けました。`}</p>
      ) : (
        <PostForm className="grid justify-items-start gap-3 print:hidden">
          <Button type="submit">この条件で引き受ける</Button>
          <FieldError error={actionData?.trouble.sentence ?? null} />
          <p className="text-sm text-graphite">
            ボタンを押さずに添削を返却したときも、この条件で引き受けたことになります。
          </p>
        </PostForm>
      )}
    </div>
  )
}
