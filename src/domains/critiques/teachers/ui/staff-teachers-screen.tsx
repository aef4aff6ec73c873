import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Link } from '#ui/link.tsx'
import { AddForm } from '#ui/staff/add-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { readTeachers, TeacherLine } from '../read-staff.server.ts'
import { INVITATION_DAYS, standingIds, standings, teacherLimits } from '../terms.ts'
import { TermsFields } from './terms-fields.tsx'

type Props = Awaited<ReturnType<typeof readTeachers>> & { mayInvite: boolean; trouble: FormTrouble | null }

/** Who corrects works, and the invitation of one more. */
export function StaffTeachersScreen({
  standing,
  counts,
  courseTeachers,
  page,
  pages,
  rows,
  mayInvite,
  trouble,
}: Props) {
  const field = fieldsOf(trouble)
  const tabs = standingIds.map((id) => ({
    id,
    label: `${standings[id]}（${counts[id].toLocaleString('ja-JP')}）`,
  }))
  return (
    <StaffPage
      title="添削の先生"
      lead="作品を添削する先生の一覧です。枠の数は、添削企画のページで決めます。"
      aside={
        <LinkButton to={href('/staff/teacher_profiles')} look="outline" size="small">
          プロフィールの変更
        </LinkButton>
      }
      trouble={wholeTrouble(trouble)}
    >
      <Tabs label="先生の状態" current={standing} hrefFor={(id) => (id === 'active' ? '?' : `?tab=${id}`)} tabs={tabs}>
        {rows.length === 0 ? (
          <Nothing>{standings[standing]}の先生はいません。</Nothing>
        ) : (
          <DataTable
            dense
            caption={`${standings[standing]}の先生`}
            rows={rows}
            keyOf={({ id }) => id}
            columns={columns}
          />
        )}
        <ListPages label="添削の先生のページ" page={page} pages={pages} />
      </Tabs>
      {mayInvite && (
        <AddForm title="先生を招待" intent="invite" label="招待のメールを送る">
          <TextField
            label="ニックネーム"
            {...field('name')}
            hint="会員に表示される名前です。登録のあと、先生が変更できます。"
            max={teacherLimits.name}
            autoComplete="off"
            required
          />
          <TextField
            label="メールアドレス"
            {...field('email')}
            type="email"
            hint={`届いたリンクから、${INVITATION_DAYS}日以内にアカウントへ登録していただきます。`}
            autoComplete="off"
            required
          />
          <TermsFields field={field} courseTeachers={courseTeachers} />
        </AddForm>
      )}
    </StaffPage>
  )
}

const columns = [
  {
    label: '先生',
    leads: true,
    of: ({ id, name }: TeacherLine) => (
      <Link
        to={href('/staff/correctional_teachers/:id', { id: String(id) })}
        className="staff-table-link whitespace-nowrap"
      >
        {name}
      </Link>
    ),
  },
  {
    label: '受付',
    leads: true,
    of: ({ accepts, standing }: TeacherLine) => (
      <Badge tone={accepts && standing === 'active' ? 'done' : 'plain'}>
        {accepts && standing === 'active' ? '受付中' : '停止中'}
      </Badge>
    ),
  },
  { label: '担当中', figures: true, of: ({ openWorks }: TeacherLine) => `${openWorks}件` },
  { label: '報酬（1作品）', figures: true, of: ({ fee }: TeacherLine) => fee },
  { label: 'アカウント', of: ({ member }: TeacherLine) => (member ? <MemberLink of={member} /> : '未登録') },
  { label: '登録・招待した日', figures: true, of: ({ since }: TeacherLine) => since },
]
