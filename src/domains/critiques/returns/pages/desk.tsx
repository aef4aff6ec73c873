import { href } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { TeacherCard } from '../../ui/teacher-card.tsx'
import { ownTeacher, teacherAtWork } from '../../teachers/own-teacher.ts'
import { changeAccepts } from '../../teachers/actions/change-accepts.ts'
import { readDesk } from '../read-desk.server.ts'
import { DeskWork } from '../ui/desk-work.tsx'
import { Waiting } from '../ui/waiting.tsx'
import type { Route } from './+types/desk'

export async function loader({ context }: Route.LoaderArgs) {
  const { who, teacher } = await teacherAtWork(context)
  return readDesk(who, teacher)
}

const AcceptForm = z.object({ accepts: z.enum(['on', 'off']) })

export async function action({ context }: Route.ActionArgs) {
  const { who, teacher } = await ownTeacher(context)
  return pageForm(who, async () => {
    const isOn = readBody(who.body, AcceptForm).accepts === 'on'
    await changeAccepts(who, teacher.id, isOn)
    const said = isOn ? '枠のある企画で、依頼の受付を始めました。' : '新しい依頼の受付を止めました。'
    return flash(who, href('/correctional_teachers'), said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '添削の机')

export default function Desk({ loaderData }: Route.ComponentProps) {
  const { card, editPath, accepts, waiting, returned, returnedThisMonth, page, pages, keysOff } = loaderData
  return (
    <div className="mx-auto grid max-w-page gap-12 px-4 py-10 md:px-6 md:py-16 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid content-start gap-12">
        <section aria-labelledby="waiting">
          <SectionHeading
            level={1}
            id="waiting"
            lead={`添削待ち ${waiting.length}件・今月の返却 ${returnedThisMonth}件`}
          >
            添削の机
          </SectionHeading>
          <Waiting works={waiting} keysOff={keysOff} />
        </section>
        {returned.length > 0 && (
          <section aria-labelledby="returned">
            <SectionHeading id="returned">返却した作品</SectionHeading>
            <ul className="grid gap-3">
              {returned.map((work) => (
                <DeskWork key={work.id} {...work}>
                  返却日 {work.returnedOn}
                </DeskWork>
              ))}
            </ul>
            <Pagination label="返却した作品のページ" current={page} total={pages} hrefFor={(to) => `?page=${to}`} />
          </section>
        )}
      </div>
      <aside aria-labelledby="own-profile" className="grid content-start gap-4">
        <h2 id="own-profile" className="sr-only">
          自分のプロフィール
        </h2>
        <ul>
          <TeacherCard teacher={card} isOpen={false} />
        </ul>
        <Accepting accepts={accepts} />
        <LinkButton to={editPath} look="outline" icon="pen">
          プロフィールを編集する
        </LinkButton>
        <LinkButton to={href('/correctional_teachers/phrases')} look="outline" icon="note">
          コメントの定型文
        </LinkButton>
        <LinkButton to={href('/correctional_teachers/pay')} look="outline">
          報酬のしくみ
        </LinkButton>
      </aside>
    </div>
  )
}

/** The teacher's own switch; how many places there are is the school's. */
function Accepting({ accepts }: { accepts: boolean }) {
  return (
    <PostForm soft="stays" className="flex flex-wrap items-center justify-between gap-3">
      <Badge tone={accepts ? 'done' : 'plain'}>{accepts ? '依頼を受付中' : '依頼の受付を停止中'}</Badge>
      <Button type="submit" name="accepts" value={accepts ? 'off' : 'on'} look="outline" size="small">
        {accepts ? '受付を止める' : '受付を始める'}
      </Button>
    </PostForm>
  )
}
