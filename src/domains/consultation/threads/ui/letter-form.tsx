import { type FormEvent, type ReactNode } from 'react'
import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { LetterNotes } from '#ui/letter/letter-notes.tsx'
import { LetterPictures } from '#ui/letter/letter-pictures.tsx'
import type { LetterDraft } from '#ui/letter/kept-letters.ts'
import { useLetter } from '#ui/letter/use-letter.ts'
import { LinkButton } from '#ui/link-button.tsx'
import { Popup } from '#ui/popup.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { textLength } from '#ui/text-length.ts'
import { BODY_MAX, LETTER_FAILED, LETTER_PICTURE, PICTURE_BYTES, PICTURES_MAX } from '../../terms.ts'

type Props = {
  kind: 'consultation' | 'feedback'
  email: string
  outside: string | null
  topicLabel: string
  topics: Record<string, string>
  bodyLabel: string
  placeholder: string
  /** What else goes with it under this choice, shown before it is sent. */
  beside?: (topic: string) => { fields: Record<string, string>; shown: ReactNode } | null
  received: string
}

const PICTURES = { max: PICTURES_MAX, maxBytes: PICTURE_BYTES, kinds: ['image/png', 'image/jpeg'] } as const

/** A consultation or feedback: one of a few topics, words, and up to three pictures. */
export function LetterForm(props: Props) {
  const { kind, email, outside, topicLabel, topics, bodyLabel, placeholder, beside, received } = props
  const letter = useLetter({
    slot: kind,
    path: callPath('/user_attending_consultations'),
    outside,
    failure: LETTER_FAILED,
    fieldsOf: (draft) => ({ ...fieldsOf(kind, draft), ...beside?.(draft.fields.topic ?? '')?.fields }),
  })
  const { draft, change, isSending } = letter
  const topic = draft.fields.topic ?? ''
  const isReady = topic !== '' && draft.body.trim() !== '' && textLength(draft.body) <= BODY_MAX
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && !isSending) letter.send()
  }
  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <RadioGroup
        name="topic"
        label={topicLabel}
        required
        choices={Object.entries(topics).map(([value, label]) => ({ value, label }))}
        value={topic}
        onChange={(value) => change({ fields: { ...draft.fields, topic: value } })}
      />
      <TextArea
        name="body"
        label={bodyLabel}
        required
        rows={8}
        max={BODY_MAX}
        value={draft.body}
        sync={letter.sync}
        placeholder={placeholder}
        onChange={(event) => change({ body: event.currentTarget.value })}
      />
      <LetterPictures
        {...PICTURES}
        pictures={draft.pictures}
        hint="JPEG・PNG、1枚4MBまで"
        refusal={LETTER_PICTURE}
        onAdd={letter.addPicture}
        onRemove={letter.removePicture}
      />
      {beside?.(topic)?.shown}
      <p className="text-sm text-graphite">
        {kind === 'consultation' ? '回答のお知らせ先' : 'ご登録のメールアドレス'}
        <span className="ml-2 font-bold break-all text-ink">{email}</span>
      </p>
      <LetterNotes letter={letter} />
      <div>
        <Button type="submit" size="large" pending={isSending} disabled={!isReady}>
          {isSending ? '送信中…' : '送信する'}
        </Button>
      </div>
      <Popup
        open={letter.isReceived}
        onClose={letter.closeReceived}
        title="送信しました"
        actions={
          outside === null && (
            <LinkButton to={href('/questions')} look="outline" onClick={letter.closeReceived}>
              送った内容を見る
            </LinkButton>
          )
        }
      >
        {received}
      </Popup>
    </form>
  )
}

const fieldsOf = (kind: string, { body, fields }: LetterDraft) => ({ kind, topic: fields.topic ?? '', body })
