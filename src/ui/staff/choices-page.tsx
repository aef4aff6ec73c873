import type { ReactNode } from 'react'
import { wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '../badge.tsx'
import { Button } from '../button.tsx'
import type { Column } from '../data-table.tsx'
import { PostForm } from '../post-form.tsx'
import { StaffPage } from './staff-page.tsx'
import { AddForm } from './add-form.tsx'

type Props = {
  title: string
  lead: string
  trail?: ReactNode
  trouble: FormTrouble | null
  /** the list of what there is */
  children: ReactNode
  addTitle: string
  /** the fields of a new one */
  fields: ReactNode
}

/** What members may choose from: the list, and below it the form for one more. Nothing in it is ever deleted. */
export function ChoicesPage({ title, lead, trail, trouble, children, addTitle, fields }: Props) {
  return (
    <StaffPage title={title} trail={trail} lead={lead} trouble={wholeTrouble(trouble)}>
      {children}
      <AddForm title={addTitle} intent="add" label="追加する">
        {fields}
      </AddForm>
    </StaffPage>
  )
}

type Choice = { id: number; isOpen: boolean; alwaysOpen?: boolean }

/** Whether it may be chosen, and the button that changes that. */
export const openColumns = <One extends Choice>(openWord: string, nameOf: (one: One) => string): Column<One>[] => [
  { label: '状態', of: ({ isOpen }) => <Badge tone={isOpen ? 'done' : 'plain'}>{isOpen ? openWord : '終了'}</Badge> },
  {
    label: '操作',
    of: (one) => {
      if (one.alwaysOpen) return <span className="whitespace-nowrap text-graphite">常に表示</span>
      const act = one.isOpen ? '終了する' : '再開する'
      return (
        <PostForm>
          <input type="hidden" name="id" value={one.id} />
          <Button
            type="submit"
            name="intent"
            value={one.isOpen ? 'close' : 'open'}
            look="outline"
            size="small"
            aria-label={`「${nameOf(one)}」を${act}`}
          >
            {act}
          </Button>
        </PostForm>
      )
    },
  },
]
