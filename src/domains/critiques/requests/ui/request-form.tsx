import { type FormEvent, useEffect, useRef, useState } from 'react'
import { href } from 'react-router'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { Picture } from '#ui/picture.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Sheet } from '#ui/sheet.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextField } from '#ui/text-field.tsx'
import type { Place } from '../../campaigns/terms.ts'
import { HoldLine } from '../../places/ui/hold-line.tsx'
import { useHold } from '../../places/ui/use-hold.ts'
import { workKinds, workLimits, type TeacherFace, type WorkKind } from '../../terms.ts'
import { UploadField } from '../../uploads/ui/upload-field.tsx'
import { useUpload } from '../../uploads/ui/use-upload.ts'
import { Agreement } from './agreement.tsx'
import { isComplete } from './request-draft.ts'
import { useRequest } from './use-request.ts'

type Props = { campaignId: number; teacher: TeacherFace; onBack: () => void }

/** A work for the chosen teacher. */
export function RequestForm({ campaignId, teacher, onBack }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const place = { campaignId, teacherId: teacher.id }
  const request = useRequest(place)
  return (
    <section aria-labelledby="request" className="mx-auto grid w-full max-w-reading gap-8">
      <div className="grid gap-4">
        <Button look="quiet" icon="arrow-left" className="justify-self-start" onClick={onBack}>
          先生の一覧に戻る
        </Button>
        <h2 ref={heading} id="request" tabIndex={-1} className="brush text-xl md:text-2xl">
          添削を依頼する
        </h2>
      </div>
      <Asked teacher={teacher} />
      {request.isRead && <Fields {...request} place={place} />}
    </section>
  )
}

function Asked({ teacher: { name, iconURL, question } }: { teacher: TeacherFace }) {
  return (
    <Sheet className="flex items-start gap-4">
      <Picture src={iconURL} alt="" width={56} height={56} className="size-14 shrink-0 rounded-round bg-paper" />
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">{name}先生</p>
        {question && <p className="whitespace-pre-line">{question}</p>}
      </div>
    </Sheet>
  )
}

const FAILED_END = 'アップロードに失敗しました。通信環境をご確認のうえ、時間をおいて再度お試しください'
const presignPath = callPath('/correction_campaigns/correction_work/s3_presigned_url')
const SHOWN_AFTER_MS = 3_000
const FULL = '受付枠がいっぱいのため、アップロードを始めませんでした'
const KINDS = Object.entries(workKinds).map(([value, label]) => ({ value, label }))

type Request = ReturnType<typeof useRequest>

type UploadsOptions = Pick<Request, 'draft' | 'change'> & { whyNotNow: () => Promise<string | null> }

function useUploads({ draft, change, whyNotNow }: UploadsOptions) {
  const image = useUpload({
    path: 'correction_works/image',
    presignPath,
    failed: `画像の${FAILED_END}`,
    shownAfterMs: SHOWN_AFTER_MS,
    first: draft.image,
    whyNotNow,
    onChange: (arrived) => change({ image: arrived }),
  })
  const attachment = useUpload({
    path: 'correction_works/attachment',
    slot: 'critique-request',
    presignPath,
    failed: `ファイルの${FAILED_END}`,
    shownAfterMs: SHOWN_AFTER_MS,
    first: draft.attachment,
    whyNotNow,
    onChange: (arrived) => change({ attachment: arrived }),
  })
  return {
    ...{ image, attachment },
    areBusy: image.isBusy || attachment.isBusy,
    arrivals: image.arrivals + attachment.arrivals,
  }
}

type FieldsProps = Request & { place: Place }

function Fields({ place: where, draft, sync, sending, failed, change, send }: FieldsProps) {
  const [agreed, setAgreed] = useState(false)
  const isFull = useRef(async () => false)
  const whyNotNow = async () => ((await isFull.current()) ? FULL : null)
  const { image, attachment, areBusy, arrivals } = useUploads({ draft, change, whyNotNow })
  const place = useHold(where, arrivals)
  useEffect(() => void (isFull.current = place.isFull))
  const isReady = isComplete(draft, agreed) && !areBusy
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isReady && sending !== 'sending') send()
  }
  return (
    <form className="grid gap-8" onSubmit={submit} noValidate>
      <HoldLine {...place} />
      <UploadField
        name="image"
        label="作品の画像"
        hint="PNG・JPEG、5MBまで"
        accept="image/png,image/jpeg"
        upload={image}
      />
      <UploadField
        name="attachment"
        label="制作ファイル"
        hint="PDF・PSD・CLIP、500MBまで"
        accept=".pdf,.psd,.clip"
        upload={attachment}
      />
      <RadioGroup
        name="genre"
        label="作品の種類"
        required
        inline
        choices={KINDS}
        value={draft.kind ?? ''}
        onChange={(kind) => change({ kind: kind as WorkKind })}
      />
      {draft.kind === 'fan_fiction' && (
        <TextField
          name="fan_fiction_description"
          label="作品名・キャラクター名"
          required
          max={workLimits.fanFiction}
          value={draft.fanFiction}
          onChange={(event) => change({ fanFiction: event.currentTarget.value })}
        />
      )}
      <TextArea
        name="comment"
        label="先生に見てほしいところ"
        hint="悩んでいるところや、試してみたことを書いてください。"
        required
        rows={8}
        max={workLimits.comment}
        value={draft.comment}
        sync={sync}
        onChange={(event) => change({ comment: event.currentTarget.value })}
      />
      <Agreement />
      <Checkbox
        name="agreement"
        label="内容を確認し、同意します"
        checked={agreed}
        onChange={(event) => setAgreed(event.currentTarget.checked)}
      />
      <Sending isReady={isReady} sending={sending} failed={failed} />
    </form>
  )
}

type SendingProps = Pick<Request, 'sending' | 'failed'> & { isReady: boolean }

function Sending({ isReady, sending, failed }: SendingProps) {
  return (
    <div className="grid gap-3">
      <Button type="submit" size="large" disabled={!isReady} pending={sending === 'sending'}>
        添削を依頼する
      </Button>
      <FieldError error={failed} />
      {sending === 'waiting' && (
        <p role="status" className="text-sm text-graphite">
          入力した内容はこの端末に残っています。通信が戻ると、自動でもう一度送信します。
        </p>
      )}
      <p className="text-sm text-graphite">
        依頼したあとも、先生が添削を始めるまでは
        <a className="link" href={href('/correction_campaigns')}>
          添削企画
        </a>
        の「自分の添削」から取り消せます。
      </p>
    </div>
  )
}
