import type { FormTrouble } from '#platform/page-form.ts'
import { formatDay } from '#platform/tokyo.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Picture } from '#ui/picture.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { ListPages } from '#ui/staff/list-pages.tsx'
import { Nothing } from '#ui/staff/section.tsx'
import { StaffPage } from '#ui/staff/staff-page.tsx'
import { TextField } from '#ui/text-field.tsx'
import { CAPTION_MAX } from '../terms.ts'

type Candidate = {
  id: number
  theme: string
  memo: string | null
  pictureUrl: string
  width: number
  height: number
  postedAt: Date
  position: number | null
  caption: string | null
}
type Props = { logs: Candidate[]; page: number; pages: number; total: number; trouble: FormTrouble | null }

const LEAD =
  '本人が紹介に同意した練習の記録だけが並びます。名前は表示されません。同意が取り消されると、すぐに紹介から外れます。'

/** The learners' drawings that may be shown, those that are shown first. */
export function PicksScreen({ logs, page, pages, total, trouble }: Props) {
  const why = trouble ? (Object.values(trouble.fields)[0]?.[0] ?? trouble.sentence) : null
  return (
    <StaffPage
      title="練習の紹介"
      lead={LEAD}
      trouble={why}
      aside={<span className="figures text-sm text-graphite">{total.toLocaleString('ja-JP')}件</span>}
    >
      {logs.length === 0 ? (
        <Nothing>紹介に同意した記録はまだありません。</Nothing>
      ) : (
        <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
          {logs.map((log) => (
            <li key={log.id} className="grid min-w-0 content-start gap-3 rounded-sheet border border-line bg-sheet p-4">
              <Entry log={log} trouble={trouble?.values.id === String(log.id) ? trouble : null} />
            </li>
          ))}
        </ul>
      )}
      <ListPages label="練習の紹介のページ" page={page} pages={pages} />
    </StaffPage>
  )
}

function Entry({ log, trouble }: { log: Candidate; trouble: FormTrouble | null }) {
  const isPicked = log.position !== null
  return (
    <>
      <Picture
        src={log.pictureUrl}
        alt={`「${log.theme}」の練習`}
        width={480}
        height={360}
        fit="contain"
        className="block aspect-4/3 h-auto w-full rounded-field bg-line"
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="min-w-0 text-base">{log.theme}</h2>
        <Badge tone={isPicked ? 'mark' : 'plain'}>{isPicked ? '紹介中' : '未選択'}</Badge>
      </div>
      <p className="figures text-xs text-graphite">
        No.{log.id}・{formatDay(log.postedAt)}
      </p>
      <p className="text-sm whitespace-pre-line">
        {log.memo || <span className="text-graphite">メモは紹介しません</span>}
      </p>
      <PostForm className="grid gap-3" noValidate>
        <input type="hidden" name="id" value={log.id} />
        <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-3">
          <TextField
            label="表示順"
            name="position"
            inputMode="numeric"
            defaultValue={trouble?.values.position ?? String(log.position ?? 1)}
            required
          />
          <TextField
            label="ひとこと"
            name="caption"
            max={CAPTION_MAX}
            defaultValue={trouble?.values.caption ?? log.caption ?? ''}
          />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" name="act" value="pick" size="small" look={isPicked ? 'outline' : 'filled'}>
            {isPicked ? '変更を保存する' : '紹介する'}
          </Button>
          {isPicked && (
            <Button type="submit" name="act" value="withdraw" size="small" look="quiet">
              紹介から外す
            </Button>
          )}
        </div>
      </PostForm>
    </>
  )
}
