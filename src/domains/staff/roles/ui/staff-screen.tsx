import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { staffRoles } from '#platform/staff-roles.ts'
import { Badge } from '#ui/badge.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { AddForm } from '#ui/staff/add-form.tsx'
import { roleNames, rolesMay } from './role-names.ts'
import type { StaffPerson } from '../read-staff.server.ts'
import { ChangeStaffForm } from './change-staff-form.tsx'

type Props = { staff: StaffPerson[]; trouble: FormTrouble | null }

const roles = staffRoles.map((value) => ({
  value,
  label: roleNames[value],
  hint: rolesMay[value],
}))

export function StaffScreen({ staff, trouble }: Props) {
  const field = fieldsOf(trouble)
  return (
    <StaffPage
      title="スタッフ"
      lead="権限を変更すると、すぐに反映されます。自分自身の権限は変更できません。"
      trouble={wholeTrouble(trouble)}
    >
      <DataTable
        dense
        caption="スタッフの一覧"
        rows={staff}
        keyOf={({ id }) => id}
        columns={[
          {
            label: '名前',
            leads: true,
            of: ({ name, email, isSelf }) => (
              <>
                <span className="font-bold whitespace-nowrap">{name}</span>
                {isSelf && <span className="whitespace-nowrap text-graphite">（自分）</span>}
                <span className="block whitespace-nowrap text-graphite">{email}</span>
              </>
            ),
          },
          {
            label: '権限',
            leads: true,
            of: ({ role }) => <span className="whitespace-nowrap">{roleNames[role]}</span>,
          },
          {
            label: '認証アプリ',
            of: ({ hasFactor }) => (
              <Badge tone={hasFactor ? 'done' : 'plain'}>{hasFactor ? '登録済み' : '未登録'}</Badge>
            ),
          },
          { label: '付与した日', of: ({ since }) => since, figures: true },
          { label: '付与した人', of: ({ granter }) => <span className="whitespace-nowrap">{granter}</span> },
          { label: '操作', of: (person) => !person.isSelf && <ChangeStaffForm person={person} /> },
        ]}
      />
      <AddForm title="スタッフを追加" intent="grant" label="追加する">
        <TextField
          label="会員のメールアドレス"
          {...field('email')}
          type="email"
          hint="先に会員登録が必要です。"
          autoComplete="off"
          required
        />
        <RadioGroup label="権限" {...field('role', 'support')} choices={roles} />
      </AddForm>
    </StaffPage>
  )
}
