import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import { z } from 'zod'
import { flash } from '#platform/flash.ts'
import { wholeTrouble } from '#platform/form-fields.ts'
import { idField, readBody } from '#platform/forms.ts'
import { pageForm } from '#platform/page-form.ts'
import { pageTitle } from '#platform/page-title.ts'
import { staffActor } from '#platform/staff-actor.ts'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { Section } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { StudioFilePicker } from '../../ui/studio-file-picker.tsx'
import { askExport, startImport } from '../actions/ask-runs.ts'
import { readRuns, type ShownRuns } from '../read-runs.server.ts'
import { SCHOOL_BYTES_MOST, SCHOOL_PLACE } from '../run-terms.ts'
import { NewestRun, RunBadge } from '../ui/newest-run.tsx'
import type { Route } from './+types/staff-imports'

export async function loader({ context }: Route.LoaderArgs) {
  return readRuns(staffActor(context))
}

const RunForm = z.discriminatedUnion('act', [
  z.object({ act: z.literal('import'), run: idField.or(z.coerce.number().int().positive()) }),
  z.object({ act: z.literal('export') }),
])

export async function action({ context }: Route.ActionArgs) {
  const actor = staffActor(context)
  return pageForm(actor, async () => {
    const form = readBody(actor.body, RunForm)
    if (form.act === 'import') await startImport(actor, form.run)
    else await askExport(actor)
    const said = form.act === 'import' ? '取り込みを始めました。' : '書き出しを始めました。'
    return flash(actor, href('/staff/imports'), said)
  })
}

export const meta: Route.MetaFunction = ({ matches }) => pageTitle(matches, '教材の取り込み')

const ASK_MS = 2_500

/** A whole school comes in as a zip of tables and files, and goes out as one. */
export default function StaffImports({ loaderData: { runs, newest }, actionData }: Route.ComponentProps) {
  const { revalidate } = useRevalidator()
  const isMoving = newest?.state === 'checking' || newest?.state === 'running'
  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => void revalidate(), ASK_MS)
    return () => clearInterval(timer)
  }, [isMoving, revalidate])
  return (
    <StaffPage
      title="教材の取り込み"
      lead="講座、先生、カリキュラムなどの教材を、表（CSV）とファイルのフォルダーをまとめたzipで取り込み、同じ形で書き出します。"
      trouble={wholeTrouble(actionData?.trouble ?? null)}
    >
      {newest && <NewestRun run={newest} />}
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Section title="取り込む">
          <StudioFilePicker
            place={SCHOOL_PLACE}
            what="教材のzip"
            name="school"
            label="教材のzip"
            hint="zip、20GBまで。まず中身を確かめ、間違いをすべてお知らせします。"
            exts={['zip']}
            maxBytes={SCHOOL_BYTES_MOST}
          />
        </Section>
        <Section title="書き出す">
          <p className="phrases text-sm text-graphite">
            いまの教材をすべて、取り込みと同じ形で書き出します。動画を含むため、時間がかかることがあります。
          </p>
          <PostForm>
            <Button type="submit" name="act" value="export" look="outline" icon="download">
              教材をすべて書き出す
            </Button>
          </PostForm>
        </Section>
      </div>
      {runs.length > 1 && (
        <Section title="これまでの取り込みと書き出し">
          <DataTable
            dense
            caption="これまでの取り込みと書き出し"
            rows={runs}
            keyOf={({ id }) => id}
            columns={columns}
          />
        </Section>
      )}
    </StaffPage>
  )
}

type Line = ShownRuns['runs'][number]
const columns = [
  { label: '日時', of: ({ at }: Line) => <span className="figures whitespace-nowrap">{at}</span> },
  { label: '種類', of: ({ kind }: Line) => (kind === 'import' ? '取り込み' : '書き出し') },
  { label: 'ファイル', of: ({ fileName }: Line) => <span className="break-all">{fileName}</span> },
  { label: '状態', of: ({ state }: Line) => <RunBadge state={state} /> },
  { label: 'スタッフ', of: ({ askedBy }: Line) => askedBy ?? '退会した人' },
]
