import { Button } from '#ui/button.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Select } from '#ui/select.tsx'
import { roleNames } from './role-names.ts'
import type { StaffPerson } from '../read-staff.server.ts'

const options = Object.entries(roleNames).map(([value, label]) => ({ value, label }))

/** What an admin may do to a colleague, folded away in the row. */
export function ChangeStaffForm({ person }: { person: StaffPerson }) {
  const whom = <input type="hidden" name="member_id" value={person.id} />
  return (
    <details>
      <summary className="staff-table-link inline-flex min-h-11 items-center">変更</summary>
      <div className="grid min-w-56 gap-3 py-2">
        <PostForm className="grid gap-2">
          {whom}
          <Select label={`${person.name}の権限`} hideLabel name="role" options={options} defaultValue={person.role} />
          <Button type="submit" name="intent" value="change" look="outline" size="small">
            権限を変更する
          </Button>
        </PostForm>
        <PostForm className="grid gap-2">
          {whom}
          <Button type="submit" name="intent" value="reset" look="outline" size="small">
            認証アプリの登録を解除する
          </Button>
          <Button type="submit" name="intent" value="revoke" look="danger" size="small">
            スタッフから外す
          </Button>
        </PostForm>
      </div>
    </details>
  )
}
