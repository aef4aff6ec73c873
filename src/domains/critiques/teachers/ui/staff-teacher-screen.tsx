import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Facts } from '#ui/staff/facts.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { TeacherDetail } from '../read-staff.server.ts'
import { INVITATION_DAYS } from '../terms.ts'
import { TermsFields } from './terms-fields.tsx'

type Props = { teacher: TeacherDetail; mayChange: boolean; trouble: FormTrouble | null }

/** One teacher: what is agreed, how they stand, where they have places, and what an admin may change. */
export function StaffTeacherScreen({ teacher, mayChange, trouble }: Props) {
  const { id, name, facts, member, standing } = teacher
  return (
    <StaffPage
      title={`${name}先生`}
      trail={
        <Breadcrumb trail={[{ label: '添削の先生', to: href('/staff/correctional_teachers') }, { label: name }]} />
      }
      aside={
        <LinkButton
          to={href('/staff/correctional_teachers/:id/profile', { id: String(id) })}
          look="outline"
          size="small"
        >
          プロフィールを確認する
        </LinkButton>
      }
      trouble={wholeTrouble(trouble)}
    >
      <div className="grid items-start gap-6 xl:grid-cols-2">
        <div className="grid gap-6">
          <Section title="先生">
            <Facts of={[['アカウント', member ? <MemberLink key="member" of={member} /> : '未登録'], ...facts]} />
          </Section>
          <Section title="枠">
            {teacher.slots.length === 0 ? (
              <Nothing>添削企画の枠はまだありません。</Nothing>
            ) : (
              <DataTable
                dense
                caption="添削企画の枠"
                rows={teacher.slots}
                keyOf={(slot) => slot.id}
                columns={slotColumns}
              />
            )}
          </Section>
        </div>
        {mayChange && standing !== 'ended' && (
          <div className="grid gap-6">
            <Terms teacher={teacher} trouble={trouble} />
            {standing === 'invited' && <Invite teacher={teacher} trouble={trouble} />}
            <Turns teacher={teacher} />
          </div>
        )}
      </div>
    </StaffPage>
  )
}

type Slot = TeacherDetail['slots'][number]
const slotColumns = [
  { label: '企画', of: ({ title }: Slot) => <span className="block min-w-44">{title}</span> },
  { label: '枠', figures: true, of: ({ places }: Slot) => places },
  { label: '依頼', figures: true, of: ({ taken }: Slot) => taken },
  { label: '受付', figures: true, of: ({ state }: Slot) => state },
]

type FormProps = { teacher: TeacherDetail; trouble: FormTrouble | null }

function Terms({ teacher: { terms, courseTeachers }, trouble }: FormProps) {
  return (
    <Section title="条件">
      <PostForm className="grid max-w-reading gap-4" noValidate>
        <TermsFields field={fieldsOf(trouble)} courseTeachers={courseTeachers} of={terms} />
        <Checkbox
          name="seesLessons"
          value="1"
          defaultChecked={terms.seesLessons}
          label="プランがなくても、講座を視聴できるようにする"
        />
        <div>
          <Button type="submit" name="act" value="terms">
            条件を保存する
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}

function Invite({ teacher: { invitedEmail }, trouble }: FormProps) {
  return (
    <Section title="招待">
      <PostForm className="grid max-w-reading gap-4" noValidate>
        <TextField
          label="メールアドレス"
          {...fieldsOf(trouble)('email', invitedEmail ?? '')}
          type="email"
          hint={`前のリンクは使えなくなります。新しいリンクは${INVITATION_DAYS}日間有効です。`}
          autoComplete="off"
          required
        />
        <div>
          <Button type="submit" name="act" value="invite" look="outline">
            招待をもう一度送る
          </Button>
        </div>
      </PostForm>
    </Section>
  )
}

function Turns({ teacher: { standing, openWorks, member, isSelf } }: { teacher: TeacherDetail }) {
  return (
    <Section title="活動の状態">
      <div className="grid max-w-reading gap-5">
        {standing === 'active' && (
          <Turn act="rest" label="休止する" look="outline">
            新しい依頼を受け付けません。担当中の作品は、そのまま返却できます。
          </Turn>
        )}
        {standing === 'resting' && (
          <Turn act="resume" label="活動を再開する" look="outline">
            枠のある添削企画で、依頼を受け付けます。
          </Turn>
        )}
        {member && !isSelf && (
          <Turn act="reset" label="認証アプリの登録を解除する" look="outline">
            端末を紛失したときに使います。先生はすべての端末からログアウトします。
          </Turn>
        )}
        <Turn act="end" label="終了する" look="danger" why={openWorks > 0 ? END_FIRST : null}>
          作品を開けなくなり、これからの企画に表示されません。返却した添削には、名前が残ります。
        </Turn>
      </div>
    </Section>
  )
}

const END_FIRST = '担当中の作品があります。返却を待つか、添削の依頼のページで担当を変更してください。'

type TurnProps = { act: string; label: string; look: 'outline' | 'danger'; why?: string | null; children: string }

function Turn({ act, label, look, why = null, children }: TurnProps) {
  return (
    <PostForm soft className="grid justify-items-start gap-2">
      <p className="text-sm text-graphite">{children}</p>
      <Button type="submit" name="act" value={act} look={look} disabled={why !== null}>
        {label}
      </Button>
      {why && <p className="text-sm">{why}</p>}
    </PostForm>
  )
}
