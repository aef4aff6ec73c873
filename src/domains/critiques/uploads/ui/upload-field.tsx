import type { ReactNode } from 'react'
import { FilePicker } from '#ui/file-picker.tsx'
import { ProgressBar } from '#ui/progress-bar.tsx'
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
  const { arrived, percent, trouble, isBusy, pick, remove } = upload
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
      {isBusy && (
        <div className="grid gap-1 text-sm">
          <span role="status">アップロードしています…</span>
          <ProgressBar label={`${label}の送信の進み具合`} percent={percent ?? 0} showFigure />
        </div>
      )}
    </div>
  )
}
