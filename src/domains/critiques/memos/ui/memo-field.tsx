import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { callPath } from '#platform/browser-call.ts'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/field-frame.tsx'
import { IconButton } from '#ui/icon-button.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { useUpload } from '../../uploads/ui/use-upload.ts'
import { clock } from '../../clock.ts'
import { type DraftMemo, memoLimits } from '../terms.ts'
import { VoiceBar } from './voice-bar.tsx'
import { voiceOf } from './use-voice.ts'
import { useRecorder } from './use-recorder.ts'

type Props = {
  memo: DraftMemo | null
  onChange: (memo: DraftMemo | null) => void
  onBusy: (isBusy: boolean) => void
}

/** A teacher's voice beside the picture, and what it says in writing. */
export function MemoField({ memo, onChange, onBusy }: Props) {
  const [heard, setHeard] = useState<HTMLAudioElement | null>(null)
  const took = useRef(0)
  const upload = useUpload({
    path: 'teacher_corrections/memo',
    presignPath: callPath('/teacher_corrections/s3_presigned_url'),
    failed: 'エラーが発生しました',
    first: memo && { key: memo.key, name: memo.name, url: null },
    onChange: (arrived) =>
      onChange(arrived && { key: arrived.key, name: arrived.name, seconds: took.current, words: '' }),
  })
  const recorder = useRecorder((file, seconds) => {
    took.current = seconds
    setHeard(voiceOf(URL.createObjectURL(file)))
    void upload.pick(file)
  })
  useEffect(() => () => void (heard && URL.revokeObjectURL(heard.src)), [heard])
  const isBusy = upload.isBusy || recorder.seconds !== null
  const tell = useEffectEvent(onBusy)
  useEffect(() => tell(isBusy), [isBusy])
  const remove = () => {
    setHeard(null)
    upload.remove()
  }
  return (
    <section aria-labelledby="memo" data-busy={isBusy || undefined} className="grid gap-3 border-t border-line pt-6">
      <h2 id="memo" className="text-lg">
        音声メモ
      </h2>
      <p className="text-sm text-graphite">
        描きながら話すように、3分まで録音できます。音が聞けない人のために、話した内容も書いてください。
      </p>
      {recorder.seconds !== null ? (
        <div className="flex flex-wrap items-center gap-4">
          <Button icon="pause" onClick={recorder.stop}>
            録音を終える
          </Button>
          <output className="figures text-sm">
            録音中 {clock(recorder.seconds)} / {clock(memoLimits.seconds)}
          </output>
        </div>
      ) : (
        !memo && (
          <Button look="outline" icon="microphone" className="justify-self-start" onClick={() => void recorder.start()}>
            録音する
          </Button>
        )
      )}
      {upload.isBusy && (
        <ProgressBar label="音声メモの送信の進み具合" percent={upload.progress?.percent ?? 0} showFigure />
      )}
      <FieldError error={recorder.trouble ?? upload.trouble} />
      {memo && (
        <>
          <div className="flex items-center gap-3">
            {heard ? (
              <div className="min-w-0 flex-1">
                <VoiceBar voice={heard} seconds={memo.seconds} />
              </div>
            ) : (
              <span className="flex-1 text-sm">録音済み（{clock(memo.seconds)}）</span>
            )}
            <IconButton icon="trash" label="音声メモを取り消す" onClick={remove} />
          </div>
          <TextArea
            name="memo-words"
            label="話した内容"
            required
            rows={3}
            max={memoLimits.words}
            value={memo.words}
            onChange={(event) => onChange({ ...memo, words: event.currentTarget.value })}
          />
        </>
      )}
    </section>
  )
}
