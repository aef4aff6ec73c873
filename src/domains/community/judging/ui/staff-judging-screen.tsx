import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Badge } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Nothing, Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { stateNames } from '../../contests/terms.ts'
import type { Judging } from '../read-judging.server.ts'
import { JudgedWork } from './judged-work.tsx'

/** Who judges a contest, what their marks come to, and the prizes; nobody's name stands at a work. */
export function StaffJudgingScreen({ judging, trouble }: { judging: Judging; trouble: FormTrouble | null }) {
  const { id, title, state, judges, works } = judging
  const isNaming = trouble?.values.act === 'name'
  return (
    <StaffPage
      title={`${title} 審査`}
      trail={
        <Link
          to={href('/staff/contests/:id', { id: String(id) })}
          className="text-sm text-indigo underline underline-offset-4"
        >
          {title}
        </Link>
      }
      aside={
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={state === 'judging' ? 'mark' : 'plain'}>{stateNames[state]}</Badge>
          <a
            href={callPath('/staff/contests/:id/entries', { id })}
            download
            className={buttonLook({ look: 'outline' })}
          >
            <Icon name="download" />
            応募一覧（CSV）
          </a>
          <a
            href={`${callPath('/staff/contests/:id/entries', { id })}?pictures=1`}
            download
            className={buttonLook({ look: 'outline' })}
          >
            <Icon name="download" />
            一覧と画像（ZIP）
          </a>
        </div>
      }
      trouble={isNaming ? null : wholeTrouble(trouble)}
    >
      <Section title="審査員">
        {judges.length === 0 ? (
          <Nothing>審査員はまだいません。</Nothing>
        ) : (
          <DataTable
            dense
            caption="審査員の一覧"
            rows={judges}
            keyOf={(judge) => judge.id}
            columns={columnsOf(judges, works.length)}
          />
        )}
        <PostForm className="flex max-w-reading flex-wrap items-end gap-3" noValidate>
          <div className="min-w-0 flex-1 basis-60">
            <TextField
              {...fieldsOf(isNaming ? trouble : null)('email')}
              label="審査員にする先生・スタッフのメールアドレス"
              type="email"
              autoComplete="off"
            />
          </div>
          <Button type="submit" name="act" value="name" look="outline">
            追加する
          </Button>
        </PostForm>
        {isNaming && <p className="text-sm text-crimson">{wholeTrouble(trouble)}</p>}
      </Section>
      <Section title="作品と賞">
        {works.length === 0 ? (
          <Nothing>公開している作品はまだありません。</Nothing>
        ) : (
          <ol aria-label="点の高い順の作品" className="grid gap-4 md:grid-cols-2">
            {works.map((work) => (
              <JudgedWork key={work.id} work={work} />
            ))}
          </ol>
        )}
      </Section>
    </StaffPage>
  )
}

type Judge = Judging['judges'][number]
const columnsOf = (judges: readonly Judge[], all: number) => [
  { label: '審査員', of: (judge: Judge) => `${judges.indexOf(judge) + 1}　${judge.name}` },
  { label: '採点', of: ({ given }: Judge) => `${given} / ${all}`, figures: true },
  { label: '採点しない', of: ({ close }: Judge) => close, figures: true },
  {
    label: '操作',
    of: ({ id, name }: Judge) => (
      <PostForm>
        <input type="hidden" name="judge" value={id} />
        <Button type="submit" name="act" value="dismiss" look="quiet" size="small" aria-label={`${name}さんを外す`}>
          外す
        </Button>
      </PostForm>
    ),
  },
]
