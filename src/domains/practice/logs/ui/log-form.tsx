import { useId, type FormEvent } from 'react'
import { Button } from '#ui/button.tsx'
import { FilePicker } from '#ui/file-picker.tsx'
import { Icon } from '#ui/icon.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textLength } from '#ui/text-length.ts'
import { Overlay } from '../../overlay/ui/overlay.tsx'
import type { PracticeData } from '../pages/read-new-log.server.ts'
import { MEMO_MAX, PICTURE_TYPES } from '../terms.ts'
import { Consents } from './consents.tsx'
import { useLogDraft } from './use-log-draft.ts'

const MISSING = '画像を選ぶと記録できます。'

/** One drawing and what was on the learner's mind; kept in this browser until the house has it. */
export function LogForm({ practice, memberId }: { practice: PracticeData; memberId: number }) {
  const { lessonId, stepId } = practice
  const { view, pick, removePicture, write, post } = useLogDraft({ memberId, lessonId, stepId })
  const { picked, sync, posting, waits, sentence } = view
  const privacy = useId()
  const isLong = textLength(view.memo) > MEMO_MAX
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (picked && !isLong && !posting) post()
  }
  return (
    <form className="grid gap-6" onSubmit={send} aria-describedby={privacy}>
      <FilePicker
        name="image"
        label="描いた絵"
        hint="JPEG・PNG、4MBまで"
        accept={PICTURE_TYPES.join()}
        taken={picked}
        onPick={pick}
        onRemove={removePicture}
      />
      {picked && practice.aim.pictureUrl && <OverTarget picture={picked.url} target={practice.aim.pictureUrl} />}
      <TextArea
        name="memo"
        label="メモ"
        optional
        rows={6}
        max={MEMO_MAX}
        plainFigures
        value={view.memo}
        sync={sync}
        placeholder="気づいたこと、次に試したいこと"
        onChange={(event) => write({ memo: event.currentTarget.value })}
      />
      <Consents given={view} change={write} />
      <p id={privacy} className="flex items-start gap-2 text-sm text-graphite">
        <Icon name="lock" className="mt-0.5 size-4.5 flex-none" />
        <span>
          見られるのは、あなたとスタッフだけです。撮影場所などの情報は、投稿するときに取りのぞきます。
          成人向けや実在の人への暴力を描いたもの、ほかの人の作品、AIで生成した画像は投稿できません。
        </span>
      </p>
      <Fate sentence={sentence} waits={waits} />
      <div>
        <Button
          type="submit"
          icon="upload"
          pending={posting}
          disabled={isLong}
          reason={!picked ? MISSING : isLong ? `メモは${MEMO_MAX.toLocaleString('ja-JP')}文字までです。` : null}
        >
          記録する
        </Button>
      </div>
    </form>
  )
}

/** To look for oneself before it is posted. */
function OverTarget({ picture, target }: { picture: string; target: string }) {
  return (
    <details className="rounded-field border border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center gap-2 text-sm font-bold">
        <Icon name="eye" className="size-5" />
        お手本と重ねて見る
      </summary>
      <div className="pb-4">
        <Overlay drawing={{ url: picture, alt: '選んだ絵' }} target={{ url: target, alt: 'お手本' }} />
      </div>
    </details>
  )
}

/** What became of a post that the house does not have yet. */
function Fate({ sentence, waits }: { sentence: string | null; waits: boolean }) {
  return (
    <>
      {sentence && (
        <p role="alert" className="flex items-start gap-2 text-sm text-crimson">
          <Icon name="warning" className="mt-0.5 size-4.5 flex-none" />
          {sentence}
        </p>
      )}
      {waits && (
        <p role="status" className="flex items-start gap-2 text-sm">
          <Icon name="cloud-off" className="mt-0.5 size-4.5 flex-none text-graphite" />
          送信を待っています。回線がつながると、自動で投稿します。
        </p>
      )}
    </>
  )
}
