import { useState } from 'react'
import { href } from 'react-router'
import { actor } from '#platform/ask.ts'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { readBody } from '#platform/forms.ts'
import { idOf } from '#platform/ids.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { notFound } from '#platform/refusal.ts'
import { Column } from '#ui/column.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { mustNotBeBarred } from '../../bars/must-not-be-barred.ts'
import { editReport, removeReport } from '../actions/change-report.ts'
import { EditForm } from '../forms.ts'
import { reportPath } from '../paths.ts'
import { readReport } from '../read-report.server.ts'
import { EditScreen } from '../ui/edit-screen.tsx'
import type { Route } from './+types/edit-report'

export async function loader({ context, params }: Route.LoaderArgs) {
  const report = await readReport(actor(context), idOf(params.id))
  return report.isOwn ? { report } : notFound()
}

export async function action({ context, params }: Route.ActionArgs) {
  const who = actor(context)
  const id = idOf(params.id)
  return pageForm(who, async () => {
    if (who.method === 'DELETE') {
      await removeReport(who, id)
      return flash(who, href('/illust_reports/mine'), 'レポートを削除しました。')
    }
    await mustBeOwn(who, id)
    await mustNotBeBarred(who)
    const { illust_report: words } = who.body.fields
    await editReport(who, id, readBody({ ...who.body, fields: (words ?? {}) as Record<string, unknown> }, EditForm))
    return flash(who, reportPath(id), '変更を保存しました。')
  })
}

/** Whose it is comes before what was typed. */
async function mustBeOwn(who: ReturnType<typeof actor>, id: number) {
  if (!(await readReport(who, id)).isOwn) notFound()
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, 'レポートの編集')

export default function EditReport({ loaderData: { report }, actionData }: Route.ComponentProps) {
  const trouble = actionData?.trouble ?? null
  const { title, content, status, comment_status } = report
  const [words, setWords] = useState<Record<string, string>>({ title, content, status, comment_status })
  return (
    <Column width="form">
      <SectionHeading level={1}>レポートの編集</SectionHeading>
      <EditScreen
        id={report.id}
        words={words}
        change={(part) => setWords({ ...words, ...part })}
        errors={trouble?.fields}
        trouble={wholeTrouble(trouble)}
      />
    </Column>
  )
}
