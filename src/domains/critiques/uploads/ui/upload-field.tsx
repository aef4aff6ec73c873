import type { ReactNode } from 'react'
import { FilePicker } from '#ui/file-picker.tsx'
import { SendingLine, UnfinishedLine } from '#ui/upload/sending-line.tsx'
import type { useUpload } from './use-upload.ts'

type Props = {
  name: string
  label: string
  hint: ReactNode
  accept: string
  upload: ReturnType<typeof useUpload>
  optional?: boolean
}

/** A file that goes to the store while the rest of the form is filled in. */
export function UploadField({ name, label, hint, accept, upload, optional }: Props) {
  const { arrived, progress, unfinished, trouble, isBusy, isSettling, pick, remove } = upload
  return (
    <div aria-busy={isBusy} className="grid gap-2">
      <FilePicker
        {...{ name, label, hint, accept }}
        required={!optional}
        error={trouble}
        taken={arrived && { ...arrived, size: null }}
        onPick={(file) => void pick(file)}
        onRemove={remove}
      />
      {progress && (
        <SendingLine {...{ label, progress }} onPause={upload.pause} onGoOn={upload.goOn} onGiveUp={upload.giveUp} />
      )}
      {isSettling && (
        <span role="status" className="text-sm text-graphite">
          アップロードしています…
        </span>
      )}
      {!progress && unfinished && (
        <UnfinishedLine name={unfinished.name} percent={unfinished.percent} onForget={upload.forget} />
      )}
    </div>
  )
}
