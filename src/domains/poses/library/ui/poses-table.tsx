import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'

export type PoseRow = { id: number; name: string; sample: number | null; state: 'draft' | 'published' | 'withdrawn' }

const states = {
  draft: { tone: 'plain', label: '下書き' },
  published: { tone: 'done', label: '公開中' },
  withdrawn: { tone: 'mark', label: '取り下げ' },
} as const

/** Poses with a tick each, and what may be done with those that are ticked. */
export function PosesTable({ rows }: { rows: readonly PoseRow[] }) {
  return (
    <PostForm className="grid gap-4" noValidate>
      <DataTable
        dense
        caption="ポーズの一覧"
        rows={rows}
        keyOf={({ id }) => id}
        columns={[
          {
            label: '選ぶ',
            of: ({ id }) => (
              <label className="grid size-11 place-items-center">
                <span className="sr-only">{id}番を選ぶ</span>
                <input type="checkbox" name="ids[]" value={id} className="tick" />
              </label>
            ),
          },
          {
            label: '画像',
            of: ({ id }) => (
              <img
                src={`${callPath('/staff/poses/:id/picture', { id })}?size=small`}
                alt=""
                width={48}
                height={64}
                loading="lazy"
                className="rounded-field bg-mat object-contain"
              />
            ),
          },
          { label: '番号', of: ({ id }) => id, figures: true },
          {
            label: '分類',
            of: ({ id, name }) => (
              <Link to={href('/staff/poses/:id', { id: String(id) })} className="staff-table-link">
                {name}
              </Link>
            ),
          },
          { label: '見本', of: ({ sample }) => sample, figures: true },
          { label: '状態', of: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge> },
        ]}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="act" value="publish" look="outline" size="small">
          選んだポーズを公開
        </Button>
        <Button type="submit" name="act" value="withdraw" look="outline" size="small">
          選んだポーズを取り下げる
        </Button>
      </div>
    </PostForm>
  )
}
