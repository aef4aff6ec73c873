import { href } from 'react-router'
import { fieldsOf, wholeTrouble } from '#platform/form-fields.ts'
import type { FormTrouble } from '#platform/page-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Gallery } from '#ui/gallery.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PostForm } from '#ui/post-form.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { PlaceLink } from '../../ui/place-link.tsx'
import { SaidSheet } from '../../ui/said-sheet.tsx'
import { StateBadge } from '../../ui/state-badge.tsx'
import { BODY_MAX } from '../../terms.ts'
import type { ThreadPage } from '../read-threads.server.ts'

type Props = { thread: ThreadPage; trouble: FormTrouble | null }

/** One question with everything that was said about it. */
export function ThreadScreen({ thread, trouble }: Props) {
  const { heading, state, place, pictures, messages } = thread
  const whole = wholeTrouble(trouble)
  return (
    <div className="mx-auto grid max-w-reading gap-8 px-4 py-10 md:py-16">
      <header className="grid gap-3">
        <Link to={href('/questions')} className="inline-flex min-h-11 items-center gap-1 text-sm text-indigo">
          <Icon name="arrow-left" className="size-4" />
          質問と相談
        </Link>
        <div className="flex flex-wrap items-center gap-3">
          <StateBadge state={state} />
          {thread.dueOn && <span className="figures text-sm text-graphite">{thread.dueOn}までに回答します</span>}
        </div>
        <h1 className="text-2xl">{heading}</h1>
        {place && <PlaceLink of={place} />}
      </header>
      {whole && (
        <p role="alert" className="rounded-field border border-crimson bg-sheet px-4 py-3 text-crimson">
          {whole}
        </p>
      )}
      <ol className="grid gap-4">
        <SaidSheet author="あなた" at={thread.askedAt} body={thread.body}>
          {pictures.length > 0 && <Gallery items={pictures} label="送った画像" />}
        </SaidSheet>
        {messages.map(({ id, isOwn, ...message }) => (
          <SaidSheet key={id} {...message} isAnswer={!isOwn} />
        ))}
      </ol>
      {thread.closedReason && <p className="text-sm text-graphite">終了の理由：{thread.closedReason}</p>}
      {thread.canAdd ? <Add {...{ thread, trouble }} /> : <Over />}
      {thread.kind === 'question' && <Reuse thread={thread} />}
      {thread.canRemove && <Remove />}
    </div>
  )
}

function Add({ thread: { openUntil, state, sendKey }, trouble }: Props) {
  return (
    <PostForm className="grid justify-items-start gap-4" noValidate>
      <input type="hidden" name="key" value={sendKey} />
      <div className="w-full">
        <TextArea
          label={state === 'answered' ? '続けてたずねる' : '書き足す'}
          {...fieldsOf(trouble)('body')}
          max={BODY_MAX}
          hint={openUntil ? `${openUntil}まで、このやりとりで何度でもたずねられます。` : undefined}
        />
      </div>
      <Button type="submit" name="act" value="add">
        送信する
      </Button>
    </PostForm>
  )
}

const Over = () => (
  <p className="rounded-sheet border border-dashed border-edge px-4 py-5 text-sm text-graphite">
    このやりとりは終了しました。続きは、レッスンのページか
    <Link to={href('/user_attending_consultations/consultation_form')} className="link">
      無料相談
    </Link>
    からお送りください。
  </p>
)

function Reuse({ thread: { mayReuse, isPublished } }: { thread: ThreadPage }) {
  return (
    <PostForm className="grid justify-items-start gap-3 border-t border-line pt-6" soft="stays">
      <Checkbox
        name="may_reuse"
        value="1"
        defaultChecked={mayReuse}
        label="この質問と回答を、名前を出さずにレッスンの「みんなの質問」で紹介してもよい"
      />
      <p className="text-sm text-graphite">
        {isPublished
          ? 'いま公開されています。チェックを外して保存すると、すぐに取り下げます。'
          : 'いつでも変えられます。画像は公開しません。'}
      </p>
      <Button type="submit" name="act" value="reuse" look="outline" size="small">
        設定を保存する
      </Button>
    </PostForm>
  )
}

const Remove = () => (
  <PostForm className="border-t border-line pt-6">
    <Button type="submit" name="act" value="remove" look="danger" size="small" icon="trash">
      この質問を削除する
    </Button>
  </PostForm>
)
