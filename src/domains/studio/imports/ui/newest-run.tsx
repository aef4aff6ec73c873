import { Badge, type BadgeTone } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { DataTable } from '#ui/data-table.tsx'
import { Icon } from '#ui/icon.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { spokenBytes } from '../../films/terms.ts'
import type { NewestRun } from '../read-runs.server.ts'
import { type RunState, runStates } from '../run-terms.ts'

const tones: Record<RunState, BadgeTone> = {
  ...{ checking: 'info', checked: 'plain', running: 'info', done: 'done', failed: 'mark' },
}
export const RunBadge = ({ state }: { state: RunState }) => <Badge tone={tones[state]}>{runStates[state]}</Badge>

const number = (count: number) => count.toLocaleString('ja-JP')

/** What has become of what was brought or asked for last, and what can be done with it. */
export function NewestRun({ run }: { run: NewestRun }) {
  const { kind, state, fileName, done, total, allTroubles, counts, files } = run
  const changes = counts.reduce((sum, { made, changed }) => sum + made + changed, 0)
  return (
    <Sheet>
      <div className="grid grid-cols-1 gap-4">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1" role="status">
          <RunBadge state={state} />
          <span className="min-w-0 font-bold break-all">{fileName}</span>
          <span className="text-sm text-graphite">{sentenceOf(run, changes)}</span>
        </p>
        {state === 'running' && kind === 'import' && total > 0 && (
          <ProgressBar label="取り込みの進み具合" percent={Math.floor((100 * done) / total)} showFigure />
        )}
        {kind === 'import' && state === 'checked' && allTroubles === 0 && changes > 0 && (
          <PostForm>
            <input type="hidden" name="run" value={run.id} />
            <Button type="submit" name="act" value="import" icon="check">
              {number(changes)}件を取り込む
            </Button>
          </PostForm>
        )}
        {files.length > 0 && (
          <ul className="grid grid-cols-1 gap-2">
            {files.map(({ position, bytes, url }) => (
              <li key={position}>
                <a href={url} className="inline-flex items-center gap-2 link" download>
                  <Icon name="download" className="size-5" />
                  {files.length > 1 ? `${position}つめのzip` : 'zipをダウンロードする'}
                  <span className="figures text-sm text-graphite">{spokenBytes(bytes)}</span>
                </a>
              </li>
            ))}
          </ul>
        )}
        {run.troubles.length > 0 && <Troubles run={run} />}
        {counts.length > 0 && allTroubles === 0 && (
          <DataTable dense caption="表ごとの件数" rows={counts} keyOf={({ name }) => name} columns={countColumns} />
        )}
      </div>
    </Sheet>
  )
}

function sentenceOf({ kind, state, allTroubles, waiting, counts }: NewestRun, changes: number): string {
  if (kind === 'export')
    return state === 'done' ? '7日間ダウンロードできます。' : '書き出しています。この画面は閉じてもかまいません。'
  if (state === 'checking') return '中身を確かめています。まだ何も変更していません。'
  if (state === 'running') return '取り込んでいます。この画面は閉じてもかまいません。'
  if (allTroubles > 0 && state !== 'done')
    return `${number(allTroubles)}件の直すところがあります。何も変更していません。`
  if (allTroubles > 0) return `${number(allTroubles)}件は取り込めませんでした。`
  if (state === 'checked')
    return changes > 0 ? '間違いは見つかりませんでした。' : '違いはありません。取り込むものはありません。'
  const later =
    waiting > 0 ? `${number(waiting)}件の講座は、動画の変換が終わってからもう一度取り込むと公開されます。` : ''
  return `${counts.length > 0 ? '取り込みました。' : ''}${later}`
}

function Troubles({ run: { troubles, allTroubles } }: { run: NewestRun }) {
  return (
    <div className="grid grid-cols-1 gap-2">
      <DataTable
        dense
        caption="直すところ"
        rows={troubles.map((trouble, at) => ({ ...trouble, at }))}
        keyOf={({ at }) => at}
        columns={troubleColumns}
      />
      {allTroubles > troubles.length && (
        <p className="text-sm text-graphite">ほかに{number(allTroubles - troubles.length)}件あります。</p>
      )}
    </div>
  )
}

type Line = NewestRun['troubles'][number]
const troubleColumns = [
  { label: 'ファイル', of: ({ file }: Line) => <span className="whitespace-nowrap">{file}</span> },
  { label: '行', figures: true, of: ({ line }: Line) => number(line) },
  { label: '列', of: ({ column }: Line) => column ?? '' },
  { label: '直すところ', of: ({ sentence }: Line) => <span className="block min-w-60">{sentence}</span> },
]

type Counted = NewestRun['counts'][number]
const countColumns = [
  { label: '表', of: ({ title }: Counted) => title },
  { label: '新規', figures: true, of: ({ made }: Counted) => number(made) },
  { label: '変更', figures: true, of: ({ changed }: Counted) => number(changed) },
  { label: '変更なし', figures: true, of: ({ same }: Counted) => number(same) },
]
