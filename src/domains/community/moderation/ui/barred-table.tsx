import { formatMoment } from '#platform/tokyo.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { MemberLink } from '#ui/staff/member-link.tsx'
import type { Barred } from '../queries.ts'

const columns = [
  { label: '会員', of: ({ member_id: id, name }: Barred) => <MemberLink of={{ id, name }} /> },
  { label: '理由', of: ({ reason }: Barred) => reason },
  { label: '停止した日時', of: ({ begins_at }: Barred) => formatMoment(begins_at) },
  { label: 'いつまで', of: ({ ends_at }: Barred) => (ends_at ? formatMoment(ends_at) : '期限なし') },
  {
    label: '操作',
    of: ({ member_id, name }: Barred) => (
      <PostForm>
        <input type="hidden" name="member_id" value={member_id} />
        <Button type="submit" look="outline" size="small" aria-label={`${name}の停止を解く`}>
          停止を解く
        </Button>
      </PostForm>
    ),
  },
]

export const BarredTable = ({ rows }: { rows: readonly Barred[] }) => (
  <DataTable
    dense
    caption="投稿を停止している会員"
    rows={rows}
    keyOf={({ member_id, begins_at }) => `${member_id} ${begins_at.getTime()}`}
    columns={columns}
  />
)
