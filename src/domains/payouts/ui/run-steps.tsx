import type { ReactNode } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { buttonLook } from '#ui/button-look.ts'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import type { StaffRun } from '../read-staff.server.ts'

/** What is done next with a run, and what may be taken from it. */
export function RunSteps({ run }: { run: StaffRun }) {
  if (!run.filed)
    return (
      <Steps>
        <div className="flex flex-wrap gap-3">
          <Act act="file" label="振込ファイルを作成する" reason={run.hasPayer ? null : '振込元の口座が未設定です。'} />
          <Act act="discard" label="締めを取り消す" look="outline" />
        </div>
        <p className="text-sm text-graphite">
          振込ファイルを作成すると、この締めは取り消せません。口座は、締めた時点のものです。
        </p>
      </Steps>
    )
  return (
    <Steps>
      <div className="flex flex-wrap gap-3">
        <Download path={callPath('/staff/payouts/:id/file', { id: run.id })} label="振込ファイル（全銀形式）" />
        <Download path={callPath('/staff/payouts/:id/csv', { id: run.id })} label="一覧のCSV" />
        {run.open > 0 && <Act act="paid" label={`残り${run.open}件を支払い済みにする`} />}
      </div>
      <p className="text-sm text-graphite">
        {`ファイルの作成 ${run.filed}・支払い済み ${run.paid}件・振込不能 ${run.failed}件。`}
        {run.open > 0 && '振込不能の連絡があったものは、先に記録してください。'}
      </p>
    </Steps>
  )
}

const Steps = ({ children }: { children: ReactNode }) => (
  <div className="grid gap-3 rounded-sheet border border-line bg-sheet p-4 md:p-5">{children}</div>
)

type ActProps = { act: string; label: string; look?: 'outline'; reason?: string | null }

const Act = ({ act, label, look, reason }: ActProps) => (
  <PostForm soft>
    <input type="hidden" name="act" value={act} />
    <Button type="submit" look={look} reason={reason}>
      {label}
    </Button>
  </PostForm>
)

const Download = ({ path, label }: { path: string; label: string }) => (
  <a href={path} download className={buttonLook({ look: 'outline' })}>
    <Icon name="download" />
    {label}
  </a>
)
