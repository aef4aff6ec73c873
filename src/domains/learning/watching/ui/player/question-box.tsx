import { type FormEvent, lazy, Suspense, useState } from 'react'
import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Icon } from '#ui/icon.tsx'
import { LetterNotes } from '#ui/letter/letter-notes.tsx'
import { LetterPictures } from '#ui/letter/letter-pictures.tsx'
import type { KeptPicture, LetterDraft } from '#ui/letter/kept-letters.ts'
import { type Letter, useLetter } from '#ui/letter/use-letter.ts'
import { Link } from '#ui/link.tsx'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textLength } from '#ui/text-length.ts'
import { clock } from '../../../ui/clock-time.ts'
import { catchFrame } from './catch-frame.ts'
import type { Film } from './film.ts'
import { AllAnswers, NearAnswers, useLessonAnswers } from './lesson-answers.tsx'
import { QUESTION_FAILED, QUESTION_NOTICE, QUESTION_PICTURE, QUESTION_RECEIVED } from './question-words.ts'

const Scribble = lazy(() => import('#ui/letter/scribble.tsx').then(({ Scribble: named }) => ({ default: named })))

const MAX = 2_000
const PICTURES = { max: 3, maxBytes: 4 * 1024 * 1024, kinds: ['image/png', 'image/jpeg', 'image/gif'] } as const

export type AskedOf = {
  user: { id: number; email: string }
  /** the course's or the step's */
  title: string
  lessonTitle: string
  chapterTitle: string | null
  /** one form for the whole course or step: what is typed stays when another chapter is chosen */
  slot: string
  /** the player's address without what it asks for */
  path: string
  /** the form service outside that takes questions instead of the school's inbox */
  outside: string | null
  /** where what others asked of this lesson is read */
  answersPath: string
  /** the film's pictures can be caught */
  hasFrames: boolean
}

type Props = { about: AskedOf; film: Film }

/** A question about the second that is seen: with words, up to three pictures, and the place in the film. */
export function QuestionBox({ about, film }: Props) {
  const letter = useLetter({
    slot: about.slot,
    path: callPath('/questions'),
    outside: about.outside,
    failure: QUESTION_FAILED,
    fieldsOf: (draft) => fieldsOf(about, draft, film.state.time),
  })
  const answers = useLessonAnswers(about.answersPath)
  const { draft, change, isSending } = letter
  const isReady = draft.body.trim() !== '' && textLength(draft.body) <= MAX
  const here = () => ({ fields: { ...draft.fields, ...placeNow(about, film) } })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isSending) letter.send()
  }
  return (
    <form className="grid gap-5 text-sm" onSubmit={submit} noValidate aria-label="質問する">
      <p className="flex gap-2 text-graphite">
        <Icon name="clock" className="size-5 shrink-0" />
        {QUESTION_NOTICE}
      </p>
      <TextArea
        name="question"
        label="質問"
        required
        rows={6}
        max={MAX}
        value={draft.body}
        sync={letter.sync}
        placeholder="どこが、どのようにわからないかを書いてください。"
        onChange={({ currentTarget: { value } }) => change({ body: value, ...(draft.body === '' && here()) })}
      />
      <Place time={draft.fields.current_time} onNow={() => change(here())} />
      <Pictures about={about} film={film} letter={letter} onCaught={() => change(here())} />
      {!about.outside && (
        <Checkbox
          name="may_reuse"
          label="名前を出さずに、回答を「みんなの質問」で紹介してもよい"
          checked={draft.fields.may_reuse === '1'}
          onChange={({ currentTarget: { checked } }) =>
            change({ fields: { ...draft.fields, may_reuse: checked ? '1' : '' } })
          }
        />
      )}
      <NearAnswers typed={draft.body} answers={answers} />
      <LetterNotes letter={letter} />
      <Button type="submit" wide pending={isSending} disabled={!isReady}>
        {isSending ? '送信中…' : '質問を送信する'}
      </Button>
      <p className="text-xs text-graphite">
        作品の講評や手直しは、
        <Link to={href('/correction_campaigns')} className="link">
          添削企画
        </Link>
        で受け付けています。
      </p>
      <AllAnswers answers={answers} />
      <Received open={letter.isReceived} onClose={letter.closeReceived} hasPage={about.outside === null} />
    </form>
  )
}

/** Files of one's own, or what the film shows now; on each of them one may draw. */
function Pictures({ about, film, letter, onCaught }: Props & { letter: Letter; onCaught: () => void }) {
  const [drawing, setDrawing] = useState<KeptPicture | null>(null)
  const takeFrame = async () => {
    const blob = await catchFrame(film.video, { type: 'image/jpeg' })
    if (!blob) return
    onCaught()
    letter.addPicture({ name: `${clock(film.state.time).replaceAll(':', '-')}.jpg`, blob })
  }
  return (
    <>
      <LetterPictures
        {...PICTURES}
        pictures={letter.draft.pictures}
        hint="PNG・JPEG・GIF、1枚4MBまで"
        refusal={QUESTION_PICTURE}
        onAdd={letter.addPicture}
        onRemove={letter.removePicture}
        onDraw={setDrawing}
      >
        {about.hasFrames && (
          <Button look="outline" icon="camera" className="px-4 text-sm" onClick={() => void takeFrame()}>
            今の場面を付ける
          </Button>
        )}
      </LetterPictures>
      {drawing && (
        <Suspense>
          <Scribble
            picture={drawing.blob}
            onClose={() => setDrawing(null)}
            onDone={(blob) => {
              letter.swapPicture(drawing.id, blob)
              setDrawing(null)
            }}
          />
        </Suspense>
      )}
    </>
  )
}

function Place({ time, onNow }: { time: string | undefined; onNow: () => void }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="inline-flex items-center gap-1">
        <Icon name="play" className="size-4" />
        質問する場面
        <output className="figures font-bold">{time ? clock(Number(time)) : 'いま見ている場面'}</output>
      </span>
      <button type="button" className="min-h-11 text-indigo underline underline-offset-4" onClick={onNow}>
        今の場面にする
      </button>
    </p>
  )
}

function Received({ open, onClose, hasPage }: { open: boolean; onClose: () => void; hasPage: boolean }) {
  return (
    <Popup
      open={open}
      onClose={onClose}
      title="送信しました"
      actions={
        hasPage && (
          <LinkButton to={href('/questions')} look="outline" target="_blank">
            質問と相談を見る
          </LinkButton>
        )
      }
    >
      {QUESTION_RECEIVED}
    </Popup>
  )
}

/** The second, and the film it belongs to: another chapter may play when the question is sent. */
const placeNow = ({ path, lessonTitle, chapterTitle }: AskedOf, film: Film) => ({
  current_time: String(Math.floor(film.state.time)),
  page_url: path,
  lesson_title: lessonTitle,
  chapter_title: chapterTitle ?? '',
})

function fieldsOf(about: AskedOf, { body, fields }: LetterDraft, seconds: number): Record<string, string> {
  const { user, title, path, lessonTitle, chapterTitle } = about
  return {
    user_id: String(user.id),
    email: user.email,
    title,
    lesson_title: fields.lesson_title ?? lessonTitle,
    chapter_title: fields.chapter_title ?? chapterTitle ?? '',
    page_url: `${location.origin}${fields.page_url ?? path}`,
    question: body,
    current_time: fields.current_time ?? String(Math.floor(seconds)),
    may_reuse: fields.may_reuse ?? '',
  }
}
