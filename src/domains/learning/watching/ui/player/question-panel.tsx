import { href } from 'react-router'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'

type Props = { toNote: () => void; lessonTitle: string; chapterTitle: string | null }

/** Asking from here opens with a later release; until then it says how to keep a question and be answered. */
export function QuestionPanel({ toNote, lessonTitle, chapterTitle }: Props) {
  return (
    <div className="grid gap-4 text-sm">
      <p className="flex gap-3">
        <Icon name="question" className="size-6 shrink-0 text-vermilion" />
        レッスンについての質問を、ここから講師に送れるように準備しています。
      </p>
      <p>
        気になった場面は、動画の道具の「ノートへ」（キーボードでは
        <kbd className="mx-1 rounded-field border border-edge px-1.5">B</kbd>
        ）を押すと、時間といっしょにノートに残せます。
      </p>
      <p>
        いま聞きたいことは、
        <Link
          to={href('/user_attending_consultations/consultation_form')}
          target="_blank"
          className="text-indigo underline underline-offset-4"
        >
          相談フォーム
        </Link>
        から送れます。次の名前と時間を書き添えてください。
        <span className="mt-1 block font-bold">
          {lessonTitle}
          {chapterTitle && ` ／ ${chapterTitle}`}
        </span>
      </p>
      <button
        type="button"
        className="min-h-11 justify-self-start text-indigo underline underline-offset-4"
        onClick={toNote}
      >
        ノートをひらく
      </button>
    </div>
  )
}
